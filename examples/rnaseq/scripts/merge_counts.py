"""Joins the tables of featureCounts into one: a row per gene, a column per sample."""

import csv
import sys


def read_counts(path):
    with open(path, newline="") as table:
        rows = csv.reader((line for line in table if not line.startswith("#")), delimiter="\t")
        header = next(rows)
        if header[0] != "Geneid" or len(header) != 7:
            sys.exit(f"{path}: not a table of featureCounts for one sample")
        return {row[0]: row[6] for row in rows}


def main(arguments):
    if not arguments or len(arguments) % 2:
        sys.exit("usage: merge_counts.py SAMPLE TABLE [SAMPLE TABLE ...]")
    samples = arguments[0::2]
    tables = [read_counts(path) for path in arguments[1::2]]
    genes = list(tables[0])
    for sample, table in zip(samples, tables):
        if table.keys() != tables[0].keys():
            sys.exit(f"{sample}: counted against another annotation than {samples[0]}")
    out = csv.writer(sys.stdout, delimiter="\t", lineterminator="\n")
    out.writerow(["gene", *samples])
    for gene in genes:
        out.writerow([gene, *(table[gene] for table in tables)])


main(sys.argv[1:])
