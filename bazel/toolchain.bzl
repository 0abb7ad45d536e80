"""The toolchain: a released binary of Belfry, or one that was built."""

def _belfry_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(belfry = ctx.executable.belfry)]

belfry_toolchain = rule(
    implementation = _belfry_toolchain_impl,
    doc = "Provides the program. Register it with `toolchain(toolchain_type = \"@belfry//:toolchain_type\")`.",
    attrs = {
        "belfry": attr.label(
            doc = "The program `belfry`.",
            mandatory = True,
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)
