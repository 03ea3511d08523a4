import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  DriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'

/** Part of every Node version; its types are only in the DOM library, which the API does not include. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>
}

const wasmUrl = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')

let loaded: Promise<void> | undefined

/** The package expects a bundler that resolves `.wasm` imports; on Node the module is instantiated here. */
async function load() {
  const bytes = await readFile(wasmUrl.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...bindings } })
  bindings.__wbg_set_wasm(instance.exports)
  const start = instance.exports.__wbindgen_start
  if (typeof start === 'function') start()
}

/**
 * The standard adapter splits a script at every semicolon, even inside a function body; PostgreSQL accepts the whole
 * script.
 */
function readingScriptsWhole(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const prisma = new PrismaPg(pool)
  const whole = (adapter: SqlDriverAdapter) =>
    Object.assign(adapter, {
      executeScript: async (script: string) => {
        await pool.query(script).catch((error: pg.DatabaseError) => {
          const { severity = 'ERROR', code = 'XX000', message, detail, column, hint } = error
          throw new DriverAdapterError({ kind: 'postgres', severity, code, message, detail, column, hint })
        })
      },
    })
  return {
    provider: prisma.provider,
    adapterName: prisma.adapterName,
    connect: async () => whole(await prisma.connect()),
    connectToShadowDb: async () => whole(await prisma.connectToShadowDb()),
  }
}

/**
 * Runs `work` with Prisma's schema engine as WebAssembly, so migrations need no native binary.
 *
 * @param connectionString PostgreSQL address; connected at once, disconnected after `work`.
 */
export async function withSchemaEngine<Result>(
  connectionString: string,
  work: (engine: bindings.SchemaEngine) => Promise<Result>,
): Promise<Result> {
  loaded ??= load()
  await loaded
  const pool = new pg.Pool({ connectionString, max: 2 })
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(readingScriptsWhole(pool))
    const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter)
    return await work(engine)
  } finally {
    await pool.end()
  }
}
