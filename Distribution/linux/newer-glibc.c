// What the static libraries of Swift and GCC use, and glibc 2.28 doesn't have.
// script/older-glibc links them into the program of a release.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <stddef.h>

// Since glibc 2.32. False is always right: it only costs atomic operations.
char __libc_single_threaded = 0;

// Since glibc 2.29. Only Foundation's Process calls it, which Belfry doesn't use.
int posix_spawn_file_actions_addchdir_np(void *actions, const char *path) { return ENOSYS; }

// Since glibc 2.35. The unwinder of GCC asks which object has an address.
struct question {
    char *address;
    struct dl_find_object *answer;
};

static int look(struct dl_phdr_info *info, size_t size, void *data) {
    struct question *question = data;
    char *start = NULL, *end = NULL, *frames = NULL;
    int contains = 0;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[index];
        char *from = (char *)info->dlpi_addr + header->p_vaddr;
        char *to = from + header->p_memsz;
        if (header->p_type == PT_GNU_EH_FRAME) frames = from;
        if (header->p_type != PT_LOAD) continue;
        if (!start || from < start) start = from;
        if (to > end) end = to;
        if (question->address >= from && question->address < to) contains = 1;
    }
    if (!contains || !frames) return 0;
    *question->answer = (struct dl_find_object){.dlfo_map_start = start, .dlfo_map_end = end, .dlfo_eh_frame = frames};
    return 1;
}

int _dl_find_object(void *address, struct dl_find_object *answer) {
    struct question question = {address, answer};
    return dl_iterate_phdr(look, &question) ? 0 : -1;
}
