#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half of a command's start is compiling. The folder is the one of `npm start`; where it cannot be written, it stays so.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/portal/compiled', import.meta.url)))
await import('./operator/portal.ts')
