"""For bzlmod: `use_extension("@belfry//:extensions.bzl", "belfry")`."""

load("//:repositories.bzl", "belfry_binary")

_binary = tag_class(attrs = {
    "name": attr.string(mandatory = True),
    "urls": attr.string_list(),
    "sha256": attr.string(),
    "strip_prefix": attr.string(),
    "program": attr.string(default = "bin/belfry"),
    "path": attr.string(),
    "exec_compatible_with": attr.string_list(),
})

def _belfry_impl(ctx):
    for module in ctx.modules:
        for binary in module.tags.binary:
            belfry_binary(
                name = binary.name,
                urls = binary.urls,
                sha256 = binary.sha256,
                strip_prefix = binary.strip_prefix,
                program = binary.program,
                path = binary.path,
                exec_compatible_with = binary.exec_compatible_with,
            )

belfry = module_extension(
    implementation = _belfry_impl,
    tag_classes = {"binary": _binary},
)
