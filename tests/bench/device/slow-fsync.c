/* Makes every fsync and fdatasync last 15 ms longer: a stand-in for the flash of a cheap phone. */
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void wait_for_flash(void) {
  struct timespec delay = {0, 15 * 1000 * 1000};
  nanosleep(&delay, 0);
}

int fsync(int fd) {
  wait_for_flash();
  return (int)syscall(SYS_fsync, fd);
}

int fdatasync(int fd) {
  wait_for_flash();
  return (int)syscall(SYS_fdatasync, fd);
}
