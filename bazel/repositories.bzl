"""Downloads a released binary and makes a toolchain of it."""

_BUILD = """\
load("@belfry//:toolchain.bzl", "belfry_toolchain")

exports_files(["{program}"])

belfry_toolchain(
    name = "program",
    belfry = "{program}",
)

toolchain(
    name = "toolchain",
    exec_compatible_with = {constraints},
    toolchain = ":program",
    toolchain_type = "@belfry//:toolchain_type",
)
"""

def _belfry_binary_impl(ctx):
    if ctx.attr.path:
        ctx.symlink(ctx.attr.path, "belfry")
        program = "belfry"
    else:
        ctx.download_and_extract(url = ctx.attr.urls, sha256 = ctx.attr.sha256, stripPrefix = ctx.attr.strip_prefix)
        program = ctx.attr.program
    ctx.file("BUILD.bazel", _BUILD.format(
        program = program,
        constraints = repr(ctx.attr.exec_compatible_with),
    ))

belfry_binary = repository_rule(
    implementation = _belfry_binary_impl,
    doc = "A toolchain for one platform. Register it with `register_toolchains(\"@NAME//:toolchain\")`.",
    attrs = {
        "urls": attr.string_list(doc = "The addresses of the archive of a release."),
        "sha256": attr.string(doc = "The line of `SHA256SUMS` for the archive."),
        "strip_prefix": attr.string(doc = "The folder in the archive."),
        "program": attr.string(default = "bin/belfry", doc = "The program, below the folder."),
        "path": attr.string(doc = "The absolute path of an installed program, instead of an archive."),
        "exec_compatible_with": attr.string_list(
            doc = "The constraints of the machines that can run it, such as `@platforms//os:linux`.",
        ),
    },
)
