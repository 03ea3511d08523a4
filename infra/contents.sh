#!/bin/sh
# Writes what a database contains, one line per table: its name, number of rows, checksum and newest `created_at`.
#   contents.sh URL            now
#   contents.sh URL POINT      at a new restore point with this name; nothing if a transaction ended meanwhile
# The rows are those of the restore point if nothing was committed between two snapshots around it.
set -eu
url=$1
point=${2:-}
before="SELECT set_config('contents.snapshot', pg_current_snapshot()::text, false)"
[ -z "$point" ] || before="$before; SELECT pg_create_restore_point('$point')"

psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$url" --command="
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET extra_float_digits = 1; SET bytea_output = 'hex';
  $before;
  SELECT 'table ' || name || ' ' || (xpath('/row/line/text()', content))[1]
  FROM (
    SELECT format('%I.%I', nspname, relname) AS name, query_to_xml(format(
      'SELECT count(*) || '' '' || coalesce(sum(hashtextextended(t::text, 0)), 0) || '' '' || coalesce((%s)::text, ''-'') AS line FROM ONLY %I.%I t',
      CASE WHEN EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'created_at' AND NOT attisdropped)
        THEN 'to_char(max(created_at), ''YYYY-MM-DD\"T\"HH24:MI:SS.US'')' ELSE 'NULL' END,
      nspname, relname), true, true, '') AS content
    FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
    WHERE relkind = 'r' AND relpersistence = 'p' AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
      AND current_setting('contents.snapshot') = pg_current_snapshot()::text
  ) tables ORDER BY name" | sed -n 's/^table //p'
