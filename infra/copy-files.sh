#!/bin/sh
# Copies new and changed files to another host; the `file-copy` service runs it every minute. A file that was changed or
# deleted stays there for OFFSITE_KEEP_DAYS (35) below before/TIME. Settings as in backup.sh and file-copies.sh.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/file-copies.sh"
now=$(date -u +%Y%m%dT%H%M%SZ)

for source in $sources; do
  kind=$(kind_of "$source")
  # The modification time of an object costs a request each; the time it was stored is in the list.
  rclone sync --fast-list --update --use-server-modtime \
    --backup-dir "$(join "$copies" "before/$now/$kind")" "$source" "$(join "$copies" "now/$kind")"
done

oldest=$(date -u -d "@$(($(date +%s) - ${OFFSITE_KEEP_DAYS:-35} * 86400))" +%Y%m%dT%H%M%SZ)
{ rclone lsf --dirs-only "$(join "$copies" before)" 2>/dev/null || true; } | tr -d / | while read -r time; do
  [ "$(printf '%s\n%s\n' "$time" "$oldest" | sort | head -n 1)" != "$time" ] || rclone purge "$(join "$copies" "before/$time")"
done
