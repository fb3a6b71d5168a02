/* limit.c as a library: DEALS deals of one of its games in a call. */
#define main limit_main
#include "limit.c"
#undef main

void play_hearts32(long deals) { while (deals-- > 0) hearts32(); }
void play_hearts52(long deals) { while (deals-- > 0) hearts52(); }
void play_layout32(long deals) { while (deals-- > 0) layout32(); }
