import pg from 'pg'

/**
 * Statements read `now()` without its schema, so functions of a schema searched first replace it. The event trigger
 * replaces what reads the real time all the same: defaults, which Prisma writes as the keyword CURRENT_TIMESTAMP, and
 * the clock of pg-boss.
 */
const sqlFor = (offsetMs: number) => `
  CREATE SCHEMA test_clock;
  GRANT USAGE ON SCHEMA test_clock TO PUBLIC;
  ${['now', 'clock_timestamp', 'transaction_timestamp', 'statement_timestamp']
    .map(
      (name) => `CREATE FUNCTION test_clock.${name}() RETURNS timestamptz LANGUAGE sql
        ${name === 'clock_timestamp' ? 'VOLATILE' : 'STABLE'} PARALLEL SAFE
        RETURN pg_catalog.${name}() + interval '${offsetMs} milliseconds';`,
    )
    .join('\n')}
  CREATE FUNCTION test_clock.shift_clock() RETURNS event_trigger LANGUAGE plpgsql AS $$
  DECLARE found record;
  BEGIN
    FOR found IN SELECT adrelid::regclass AS "table", attname AS "column" FROM pg_attrdef
      JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
      WHERE pg_get_expr(adbin, adrelid) = 'CURRENT_TIMESTAMP'
    LOOP
      EXECUTE format('ALTER TABLE %s ALTER %I SET DEFAULT test_clock.now()', found."table", found."column");
    END LOOP;
    IF EXISTS (SELECT FROM pg_proc WHERE oid = to_regprocedure('pgboss.job_now()') AND prosrc !~ 'test_clock') THEN
      CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT test_clock.now()';
    END IF;
  END $$;
  CREATE EVENT TRIGGER shift_clock ON ddl_command_end WHEN TAG IN ('CREATE TABLE', 'ALTER TABLE', 'CREATE FUNCTION')
    EXECUTE FUNCTION test_clock.shift_clock()`

/** The settings of a cluster whose clock is shifted. The first schema is where tables are created. */
export const shiftedClockSettings = ['search_path=public,test_clock,pg_catalog']

/**
 * Shifts the clock of all databases that will be created in a cluster, for tests.
 * @param templateUrl of the database `template1`, which new databases copy
 */
export async function shiftDatabaseClock(templateUrl: string, offsetMs: number) {
  const client = new pg.Client({ connectionString: templateUrl })
  await client.connect()
  try {
    await client.query(sqlFor(offsetMs))
  } finally {
    await client.end()
  }
}
