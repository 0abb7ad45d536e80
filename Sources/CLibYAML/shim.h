#if __has_include(<yaml.h>)
#include <yaml.h>
#else
#error libyaml's headers are missing: install libyaml-dev (Debian, Ubuntu) or libyaml-devel (Fedora), or build with '--traits BundledLibYAML'
#endif
