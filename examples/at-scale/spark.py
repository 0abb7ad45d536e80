#!/usr/bin/env python3
"""Checks a log with Spark: spark.py LOG SCHEMA SUMMARIES [--belfry PATH] [--master URL]

LOG is a file or a folder of files with one push per line. Every partition of the log is piped through
`belfry check-payload`, which writes its summary to the folder SUMMARIES. Prints the number of findings; `belfry
summarize SUMMARIES/*.json` adds up the summaries.
"""

import argparse
import json
import pathlib
import shlex

from pyspark.sql import SparkSession


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("log")
    parser.add_argument("schema", type=pathlib.Path)
    parser.add_argument("summaries", type=pathlib.Path)
    parser.add_argument("--belfry", default="belfry")
    parser.add_argument("--master", default="local[2]", help="Spark's master. Default: two threads of this machine.")
    options = parser.parse_args()
    options.summaries.mkdir(parents=True)
    # Spark may run a task again; then the partition has two summaries. `spark.task.maxFailures` is 1 here, so that a
    # failure ends the job instead.
    command = " ".join([
        'part=$(mktemp "$0/XXXXXXXX.json") &&',
        f"{shlex.quote(options.belfry)} check-payload - --schema {shlex.quote(str(options.schema.resolve()))}",
        "--reporter jsonl --max-findings 25000 --exit-zero --quiet --summary-json \"$part\"",
    ])
    spark = SparkSession.builder.master(options.master).appName("belfry check-payload").config(
        "spark.task.maxFailures", 1).getOrCreate()
    lines = spark.sparkContext.textFile(options.log)
    findings = lines.pipe(
        shlex.join(["sh", "-c", command, str(options.summaries.resolve())]), checkCode=True
    ).map(lambda line: json.loads(line)["rule"])
    for rule, count in sorted(findings.countByValue().items()):
        print(f"{count:>9} {rule}")
    print(f"{lines.getNumPartitions():>9} partitions")
    spark.stop()


if __name__ == "__main__":
    main()
