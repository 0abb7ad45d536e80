"""Rules that generate Swift and push payloads from a schema, and tests of the schema.

Every action reads only the files that the target declares, and its outputs depend on nothing else: they contain no
absolute path, so that they can be cached and made on other machines.
"""

_TOOLCHAIN = str(Label("//:toolchain_type"))

_SCHEMA = {
    "schema": attr.label(
        doc = "The root file, `notifications.yaml`.",
        mandatory = True,
        allow_single_file = [".yaml", ".yml"],
    ),
    "fragments": attr.label_list(
        doc = "The fragments of the schema, `*.notifications.yaml`.",
        allow_files = [".yaml", ".yml"],
    ),
}

def _schema_files(ctx):
    return [ctx.file.schema] + ctx.files.fragments

def _belfry_library_impl(ctx):
    belfry = ctx.toolchains[_TOOLCHAIN].belfry
    arguments = ctx.actions.args()
    arguments.add("build-source")
    support = ctx.actions.declare_file("{}/notifications.support.generated.swift".format(ctx.label.name))
    arguments.add("--support", support)
    outputs = [support]
    for file in _schema_files(ctx):
        name = file.basename[:-len(file.extension) - 1]
        output = ctx.actions.declare_file("{}/{}.generated.swift".format(ctx.label.name, name))
        outputs.append(output)
        arguments.add(file)
        arguments.add(output)
    ctx.actions.run(
        executable = belfry,
        arguments = [arguments],
        inputs = _schema_files(ctx),
        outputs = outputs,
        mnemonic = "BelfryGenerate",
        progress_message = "Generating Swift from %s" % ctx.file.schema.short_path,
    )
    return [DefaultInfo(files = depset(outputs))]

belfry_library = rule(
    implementation = _belfry_library_impl,
    doc = "Generates a Swift file for each file of a schema, and one with what they need, for `swift_library(srcs = …)`.",
    attrs = _SCHEMA,
    toolchains = [_TOOLCHAIN],
)

# Copies files to a folder of their own, without links: next to a schema, Belfry finds exactly its declared files.
_COPY = 'copy() { mkdir -p "$(dirname "$2")" && cp -L "$1" "$2"; }\n'

def _copies(files, folder, in_runfiles = False):
    return "".join([
        "copy '{}' \"{}\"/'{}' || exit 2\n".format(file.short_path if in_runfiles else file.path, folder, file.short_path)
        for file in files
    ])

def _belfry_fixtures_impl(ctx):
    belfry = ctx.toolchains[_TOOLCHAIN].belfry
    output = ctx.actions.declare_directory(ctx.label.name)
    files = _schema_files(ctx)
    command = _COPY + 'root=$PWD; folder=$(mktemp -d) || exit 2; trap \'rm -rf "$folder"\' EXIT\n'
    command += _copies(files, "$folder")
    command += "cd \"$folder\" && \"$root\"/'{}' generate '{}' --fixtures \"$root\"/'{}' --quiet\n".format(
        belfry.path,
        ctx.file.schema.short_path,
        output.path,
    )
    ctx.actions.run_shell(
        command = command,
        inputs = files,
        tools = [belfry],
        outputs = [output],
        mnemonic = "BelfryFixtures",
        progress_message = "Generating push payloads from %s" % ctx.file.schema.short_path,
    )
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles([output]))]

belfry_fixtures = rule(
    implementation = _belfry_fixtures_impl,
    doc = "Generates the push payloads of a schema, as a folder.",
    attrs = _SCHEMA,
    toolchains = [_TOOLCHAIN],
)

# The file that each output writes.
_SENDERS = {
    "go": "notifications.go",
    "java": "Notifications.java",
    "python": "notifications.py",
    "typescript": "notifications.ts",
}

def _belfry_sender_impl(ctx):
    belfry = ctx.toolchains[_TOOLCHAIN].belfry
    output = ctx.actions.declare_file("{}/{}".format(ctx.label.name, _SENDERS[ctx.attr.language]))
    files = _schema_files(ctx)
    command = _COPY + 'root=$PWD; folder=$(mktemp -d) || exit 2; trap \'rm -rf "$folder"\' EXIT\n'
    command += _copies(files, "$folder")
    command += "cd \"$folder\" && \"$root\"/'{}' generate '{}' --{} \"$root\"/'{}' --quiet\n".format(
        belfry.path,
        ctx.file.schema.short_path,
        ctx.attr.language,
        output.dirname,
    )
    ctx.actions.run_shell(
        command = command,
        inputs = files,
        tools = [belfry],
        outputs = [output],
        mnemonic = "BelfrySender",
        progress_message = "Generating a sender from %s" % ctx.file.schema.short_path,
    )
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles([output]))]

belfry_sender = rule(
    implementation = _belfry_sender_impl,
    doc = "Generates what a server sends the pushes of a schema with, in its language.",
    attrs = dict(
        _SCHEMA,
        language = attr.string(
            doc = "The language of the server, as the key under `generate`.",
            mandatory = True,
            values = sorted(_SENDERS.keys()),
        ),
    ),
    toolchains = [_TOOLCHAIN],
)

def _test(ctx, files, earlier, arguments):
    """A test that runs Belfry in a folder with copies of the files."""
    belfry = ctx.toolchains[_TOOLCHAIN].belfry
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    content = "#!/bin/sh\n" + _COPY + "root=$PWD\n"
    content += _copies(files, "$TEST_TMPDIR/now", in_runfiles = True)
    content += _copies(earlier, "$TEST_TMPDIR/earlier", in_runfiles = True)
    content += "cd \"$TEST_TMPDIR/now\" && exec \"$root\"/'{}' {}\n".format(
        belfry.short_path,
        " ".join(["'%s'" % argument for argument in arguments + ["--reporter", "pretty"]]),
    )
    ctx.actions.write(script, content, is_executable = True)
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files + earlier + [belfry]))]

def _belfry_lint_test_impl(ctx):
    arguments = ["lint", ctx.file.schema.short_path, "--fail-on", ctx.attr.fail_on]
    files = _schema_files(ctx) + ctx.files.data
    if ctx.file.baseline:
        files.append(ctx.file.baseline)
        arguments += ["--baseline", ctx.file.baseline.short_path]
    return _test(ctx, files, [], arguments)

belfry_lint_test = rule(
    implementation = _belfry_lint_test_impl,
    doc = "Fails if `belfry lint` has findings.",
    test = True,
    attrs = dict(
        _SCHEMA,
        data = attr.label_list(
            doc = "The project files that the schema names, such as property lists and asset catalogs, and `.belfry.yaml`.",
            allow_files = True,
        ),
        baseline = attr.label(doc = "Known findings, which don't fail the test.", allow_single_file = [".json"]),
        fail_on = attr.string(
            doc = "The lowest severity that fails the test.",
            default = "error",
            values = ["error", "warning", "advice"],
        ),
    ),
    toolchains = [_TOOLCHAIN],
)

def _belfry_breaking_test_impl(ctx):
    earlier = ctx.files.released
    folder = "../earlier/" + earlier[0].dirname if earlier[0].dirname else "../earlier"
    arguments = ["breaking", ctx.file.schema.short_path, "--against", folder, "--fail-on", ctx.attr.fail_on]
    return _test(ctx, _schema_files(ctx), earlier, arguments)

belfry_breaking_test = rule(
    implementation = _belfry_breaking_test_impl,
    doc = "Fails if a change would break installed apps, servers or delivered notifications.",
    test = True,
    attrs = dict(
        _SCHEMA,
        released = attr.label_list(
            doc = "The schema of the last release: its root file first, then its fragments. Bazel has no history, so " +
                  "the files are kept in the workspace or in an external repository.",
            mandatory = True,
            allow_empty = False,
            allow_files = [".yaml", ".yml"],
        ),
        fail_on = attr.string(default = "error", values = ["error", "warning", "advice"]),
    ),
    toolchains = [_TOOLCHAIN],
)
