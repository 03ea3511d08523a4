#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half of a command's start is compiling; where the folder cannot be written, it just stays that way.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/portal', import.meta.url)))
await import('./portal.ts')
