import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { api } from '../../testing/api.ts'
import { aFile, csvOf, someDeliveryRows } from '../../testing/deliveries.ts'
import {
  bring,
  bringWithPhotos,
  contentHash,
  databaseUrl,
  stock,
  useEmptyStock,
} from '../../testing/stock-imports.ts'
import type { Phase } from './commands.ts'

useEmptyStock()

describe('an import that is killed', () => {
  const program = fileURLToPath(new URL('../../testing/import-until.ts', import.meta.url))
  test.each<Phase>(['reading', 'files', 'merging', 'committing', 'cleaning'])(
    'while %s leaves the old or the new stock, and run again ends right',
    async (phase) => {
      await bringWithPhotos(someDeliveryRows(20, { farbe: 'rot' }))
      const before = await contentHash()
      const file = await aFile(csvOf(someDeliveryRows(22, { farbe: 'blau' })))

      const killed = promisify(execFile)(process.execPath, [program, file, phase, databaseUrl()])
      await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' })

      const colours = new Set((await stock()).map(({ farbe }) => farbe))
      expect(colours).toEqual(new Set([phase === 'cleaning' ? 'blau' : 'rot']))
      if (phase !== 'cleaning') expect(await contentHash()).toBe(before)

      await bring(file)
      expect(new Set((await stock()).map(({ farbe }) => farbe))).toEqual(new Set(['blau']))
      expect(await stock()).toHaveLength(22)
      const leftovers = await api().pool.query(`SELECT 1 FROM pg_class WHERE relname LIKE 'stock\\_staging%'`)
      expect(leftovers.rows).toEqual([])
      expect(await api().db.importRun.count({ where: { state: 'running' } })).toBe(0)
    },
  )
})
