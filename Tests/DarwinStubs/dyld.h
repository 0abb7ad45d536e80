// The part of Apple's linker that names the program.
#include <mach-o/dyld.h>
