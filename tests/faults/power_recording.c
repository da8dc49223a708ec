/* Records what a program writes below one folder, and what it has synced; and lets the disk fail on demand.
 *
 * Preloaded (LD_PRELOAD) into a server or a database. POWER_RECORD_ROOT is the folder, POWER_RECORD_LOG the file that
 * records are appended to (power_images.py reads them), POWER_RECORD_FAULT a file whose first byte says what is wrong
 * with the disk now (power_recording.py has the names). A record is written when its call has been carried out, and
 * before the caller goes on: whatever a caller tells others afterwards comes later in the file.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MOST_FILES = 65536 };
enum { SOUND, FULL, FAILING_WRITES, FAILING_SYNCS, SHORT_WRITES, READ_ONLY };

struct header {
    uint8_t kind;
    uint64_t file, place;
    uint32_t length;
} __attribute__((packed));

static char root[PATH_MAX];
static size_t root_length;
static int log_file = -1;
static volatile unsigned char *fault;
static unsigned char below[MOST_FILES];  /* 1: recorded, 2: and every write is synced at once */
static uint64_t syncs;

__attribute__((constructor)) static void begin(void) {
    const char *where = getenv("POWER_RECORD_ROOT"), *to = getenv("POWER_RECORD_LOG"), *how = getenv("POWER_RECORD_FAULT");
    if (where == NULL) return;
    snprintf(root, sizeof root, "%s", where);
    root_length = strlen(root);
    if (to != NULL) {
        int opened = syscall(SYS_openat, AT_FDCWD, to, O_WRONLY | O_APPEND | O_CLOEXEC, 0);
        log_file = fcntl(opened, F_DUPFD_CLOEXEC, 200);
        syscall(SYS_close, opened);
    }
    if (how != NULL) {
        int opened = syscall(SYS_openat, AT_FDCWD, how, O_RDONLY | O_CLOEXEC, 0);
        void *found = mmap(NULL, 1, PROT_READ, MAP_SHARED, opened, 0);
        fault = found == MAP_FAILED ? NULL : found;
        syscall(SYS_close, opened);
    }
}

static int is(int kind) { return fault != NULL && *fault == kind; }

static void note(char kind, uint64_t file, uint64_t place, const void *data, size_t length) {
    if (log_file < 0) return;
    int before = errno;
    struct header header = {(uint8_t)kind, file, place, (uint32_t)length};
    struct iovec parts[2] = {{&header, sizeof header}, {(void *)data, length}};
    syscall(SYS_writev, log_file, parts, length ? 2 : 1);
    errno = before;
}

static uint64_t number_of(int fd) {
    struct stat found;
    return fstat(fd, &found) == 0 ? found.st_ino : 0;
}

static int recorded(int fd) { return fd >= 0 && fd < MOST_FILES ? below[fd] : 0; }

static int is_below(const char *path) {
    return root_length && strncmp(path, root, root_length) == 0 && (path[root_length] == '/' || path[root_length] == 0);
}

static void absolute(const char *path, char *into) {
    char here[PATH_MAX];
    if (path[0] == '/' || getcwd(here, sizeof here) == NULL) snprintf(into, PATH_MAX, "%s", path);
    else snprintf(into, 2 * PATH_MAX, "%s/%s", here, path);
}

static int opened(int fd, int flags) {
    if (fd < 0 || fd >= MOST_FILES || !root_length) return fd;
    int before = errno;
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    below[fd] = 0;
    if (length > 0) {
        path[length] = 0;
        if (is_below(path)) {
            below[fd] = (flags & (O_SYNC | O_DSYNC)) ? 2 : 1;
            if (flags & O_CREAT) note('O', number_of(fd), 0, path, length);
            if (flags & O_TRUNC) note('T', number_of(fd), 0, NULL, 0);
        }
    }
    errno = before;
    return fd;
}

static int refuses_opening(const char *path, int flags) {
    char whole[2 * PATH_MAX];
    if (!is(READ_ONLY) || (flags & O_ACCMODE) == O_RDONLY) return 0;
    absolute(path, whole);
    if (!is_below(whole)) return 0;
    errno = EROFS;
    return 1;
}

#define OPEN(name)                                                             \
    int name(const char *path, int flags, ...) {                               \
        mode_t mode = 0;                                                       \
        if (flags & (O_CREAT | O_TMPFILE)) {                                   \
            va_list more;                                                      \
            va_start(more, flags);                                             \
            mode = va_arg(more, int);                                          \
            va_end(more);                                                      \
        }                                                                      \
        if (refuses_opening(path, flags)) return -1;                           \
        return opened(syscall(SYS_openat, AT_FDCWD, path, flags, mode), flags); \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                      \
    int name(int folder, const char *path, int flags, ...) {              \
        mode_t mode = 0;                                                  \
        if (flags & (O_CREAT | O_TMPFILE)) {                              \
            va_list more;                                                 \
            va_start(more, flags);                                        \
            mode = va_arg(more, int);                                     \
            va_end(more);                                                 \
        }                                                                 \
        return opened(syscall(SYS_openat, folder, path, flags, mode), flags); \
    }
OPENAT(openat)
OPENAT(openat64)

int close(int fd) {
    if (fd >= 0 && fd < MOST_FILES) below[fd] = 0;
    if (fd == log_file && fd >= 0) return 0;
    return syscall(SYS_close, fd);
}

/* How much of a write the disk takes; -1 if none, with errno set. */
static ssize_t taken(int fd, size_t length) {
    if (!recorded(fd)) return length;
    if (is(FULL)) return errno = ENOSPC, -1;
    if (is(READ_ONLY)) return errno = EROFS, -1;
    if (is(FAILING_WRITES)) return errno = EIO, -1;
    return is(SHORT_WRITES) && length > 1 ? (ssize_t)(length / 2) : (ssize_t)length;
}

static void note_write(int fd, uint64_t place, const void *data, ssize_t written) {
    if (!recorded(fd) || written <= 0) return;
    uint64_t file = number_of(fd);
    note('W', file, place, data, written);
    if (below[fd] == 2) note('S', file, 0, NULL, 0);
}

ssize_t write(int fd, const void *data, size_t length) {
    ssize_t least = taken(fd, length);
    if (least < 0) return -1;
    ssize_t written = syscall(SYS_write, fd, data, least);
    if (recorded(fd) && written > 0) {
        int before = errno;
        note_write(fd, lseek(fd, 0, SEEK_CUR) - written, data, written);
        errno = before;
    }
    return written;
}

static ssize_t place_write(int fd, const void *data, size_t length, off_t place) {
    ssize_t least = taken(fd, length);
    if (least < 0) return -1;
    ssize_t written = syscall(SYS_pwrite64, fd, data, least, place);
    note_write(fd, place, data, written);
    return written;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t place) { return place_write(fd, data, length, place); }
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t place) { return place_write(fd, data, length, place); }

static ssize_t place_writev(int fd, const struct iovec *parts, int count, off_t place) {
    ssize_t total = 0;
    for (int each = 0; each < count; each++) {
        ssize_t written = place_write(fd, parts[each].iov_base, parts[each].iov_len, place + total);
        if (written < 0) return total ? total : -1;
        total += written;
        if ((size_t)written < parts[each].iov_len) break;
    }
    return total;
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t place) { return place_writev(fd, parts, count, place); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t place) {
    return place_writev(fd, parts, count, place);
}

static int cut(int fd, off_t length) {
    /* A full disk lets files shrink, and grow by holes. */
    if (recorded(fd) && !is(FULL) && taken(fd, 1) < 0) return -1;
    int done = syscall(SYS_ftruncate, fd, length);
    if (done == 0 && recorded(fd)) note('T', number_of(fd), length, NULL, 0);
    return done;
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut(fd, length); }

static int extend(int fd, off_t place, off_t length) {
    struct stat found;
    if (recorded(fd) && taken(fd, 1) < 0) return errno;
    int done = syscall(SYS_fallocate, fd, 0, place, length);
    if (done != 0) return errno;
    if (recorded(fd) && fstat(fd, &found) == 0) note('T', found.st_ino, found.st_size, NULL, 0);
    return 0;
}

int posix_fallocate(int fd, off_t place, off_t length) { return extend(fd, place, length); }
int posix_fallocate64(int fd, off64_t place, off64_t length) { return extend(fd, place, length); }
int fallocate(int fd, int mode, off_t place, off_t length) {
    if (mode != 0) return syscall(SYS_fallocate, fd, mode, place, length);
    int failed = extend(fd, place, length);
    return failed ? (errno = failed, -1) : 0;
}

/* A sync covers what was written before it began, and counts when it has returned. */
static int synced(int fd, long call) {
    if (!recorded(fd)) return syscall(call, fd);
    if (is(FAILING_SYNCS)) return errno = EIO, -1;
    uint64_t file = number_of(fd), token = ((uint64_t)getpid() << 32) | ++syncs;
    note('B', file, token, NULL, 0);
    int done = log_file < 0 ? syscall(call, fd) : 0;  /* the record is the disk: nobody pulls the plug here */
    if (done == 0) note('S', file, token, NULL, 0);
    return done;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

static void note_names(char kind, const char *from, const char *to) {
    char names[4 * PATH_MAX], first[2 * PATH_MAX], second[2 * PATH_MAX];
    if (!root_length) return;
    absolute(from, first);
    absolute(to, second);
    if (!is_below(first) && !is_below(second)) return;
    int length = snprintf(names, sizeof names, "%s%c%s", first, 0, second);
    note(kind, 0, 0, names, length);
}

int rename(const char *from, const char *to) {
    int done = syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    if (done == 0) note_names('R', from, to);
    return done;
}

int link(const char *from, const char *to) {
    int done = syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
    if (done == 0) note_names('L', from, to);
    return done;
}

int unlink(const char *path) {
    int done = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (done == 0) note_names('U', path, path);
    return done;
}
