#!/bin/sh
# restore_command of PostgreSQL: fetch-wal.sh %f %p
# Reads a WAL segment from WAL_ARCHIVE, else from LAST_WAL (pg_wal of the lost server). The last segment of a
# server often exists only as `.partial`; it has the full size, so recovery reads it like any other.
set -eu
part="$2.part"

for folder in "${WAL_ARCHIVE:-/wal}" "${LAST_WAL:-}"; do
  [ -n "$folder" ] || continue
  for name in "$1" "$1.partial"; do
    if [ -e "$folder/$name.gz" ]; then
      gunzip -c "$folder/$name.gz" >"$part"
    elif [ -e "$folder/$name" ]; then
      cp "$folder/$name" "$part"
    else
      continue
    fi
    mv "$part" "$2"
    exit 0
  done
done
exit 1
