#!/bin/sh
# report.sh KIND true|false DETAIL: a log line, and a row of the table `setting`, which the portal turns into metrics and
# mails.
echo "$1: $2 $3"
psql --no-psqlrc --quiet "$DATABASE_URL" --set=kind="$1" --set=ok="$2" --set=detail="$3" --file=- <<'SQL' || true
INSERT INTO setting (key, value, updated_at)
VALUES (:'kind', jsonb_build_object('ok', :'ok'::boolean, 'detail', :'detail', 'at', now()), now())
ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at;
SQL
