import { defineConfig } from 'prisma/config'

// `prisma generate` only checks that this file exists; nothing here ever runs the schema engine.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath

export default defineConfig({ schema: 'prisma', migrations: { path: 'prisma/migrations' } })
