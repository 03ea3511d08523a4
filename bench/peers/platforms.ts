import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Cluster } from '../../scripts/start/postgres.ts'
import { startMedusa } from './medusa/peer.ts'
import type { Peer } from './peer.ts'
import type { ShopVehicle } from './shop-vehicle.ts'
import { startVendure } from './vendure/peer.ts'

type Platform = {
  /** Exact versions, with overrides for dependencies the registry does not have yet. */
  manifest: { dependencies: Record<string, string>; overrides?: Record<string, string> }
  start: (folder: string, url: string, vehicles: ShopVehicle[]) => Promise<Peer>
}

const platforms: Record<string, Platform> = {
  vendure: {
    manifest: {
      dependencies: { '@vendure/core': '3.7.3', pg: '8.23.1' },
      overrides: { '@graphql-tools/batch-execute': '10.2.0' },
    },
    start: startVendure,
  },
  medusa: {
    manifest: {
      dependencies: {
        '@medusajs/medusa': '2.21.2',
        '@medusajs/framework': '2.21.2',
        '@medusajs/cli': '2.21.2',
      },
    },
    start: startMedusa,
  },
}

const run = promisify(execFile)

/**
 * Installs a platform in a separate folder, which is kept for the next run; it is no dependency of the portal.
 *
 * @throws Error when the installation fails
 */
async function install(name: string, { manifest }: Platform): Promise<string> {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/peers/${name}`, import.meta.url))
  const text = JSON.stringify({ private: true, type: 'module', ...manifest })
  const done = `${folder}/installed.json`
  if (!existsSync(done) || (await readFile(done, 'utf8')) !== text) {
    console.log(`Installing ${name} ...`)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/package.json`, text)
    await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      timeout: 900_000,
    })
    await writeFile(done, text)
  }
  await cp(new URL(`./${name}/app`, import.meta.url), folder, { recursive: true })
  return folder
}

async function createDatabase(cluster: Cluster, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return cluster.url(name)
}

/**
 * Starts a platform with the portal's vehicles.
 *
 * @returns the platform, or why it is not available
 */
export async function startPlatform(
  name: string,
  cluster: Cluster,
  vehicles: ShopVehicle[],
): Promise<Peer | string> {
  const platform = platforms[name]
  if (!platform) throw new Error(`There is no platform ${name}, only ${Object.keys(platforms)}.`)
  let folder: string
  try {
    folder = await install(name, platform)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${name}: not measured, it could not be installed. ${reason.replaceAll('\n', ' ')}`
  }
  console.log(`Loading ${name} ...`)
  return platform.start(folder, await createDatabase(cluster, name), vehicles)
}
