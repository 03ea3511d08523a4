#!/bin/sh
# archive_command of PostgreSQL: archive-wal.sh %p %f
# Stores a finished WAL segment compressed in WAL_ARCHIVE, complete or not at all.
set -eu
archive=${WAL_ARCHIVE:-/wal}
target="$archive/$2.gz"

if [ -e "$target" ]; then
  # After a crash PostgreSQL may archive a segment twice. Different content under the same name is never overwritten.
  gunzip -c "$target" | cmp -s - "$1"
  exit
fi
gzip -c "$1" >"$target.$$.part"
sync "$target.$$.part"
mv "$target.$$.part" "$target"
sync "$archive"
