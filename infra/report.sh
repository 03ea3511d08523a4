#!/bin/sh
# report.sh KIND true|false DETAIL: a log line, and a row of the table `setting`, which the portal turns into metrics and
# mails. A report equal to the last one (`report.sh KIND true|false`) only renews its time.
# Exits with 0 when the report is stored.
if [ $# -gt 2 ]; then
  echo "$1: $2 $3"
  psql --no-psqlrc --quiet "$DATABASE_URL" --set=kind="$1" --set=ok="$2" --set=detail="$3" --file=- <<'SQL'
INSERT INTO setting (key, value, updated_at)
VALUES (:'kind', jsonb_build_object('ok', :'ok'::boolean, 'detail', :'detail', 'at', now()), now())
ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at;
SQL
else
  psql --no-psqlrc --quiet "$DATABASE_URL" --set=kind="$1" --set=ok="$2" --file=- <<'SQL'
UPDATE setting SET updated_at = now() WHERE key = :'kind' AND value->'ok' = to_jsonb(:'ok'::boolean);
SQL
fi
