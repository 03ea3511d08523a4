#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiling is half of a command's start time. The cache is in the data directory; without write access it stays
// disabled.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/portal/compiled', import.meta.url)))
await import('./operator/portal.ts')
