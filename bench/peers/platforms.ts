import { cp } from 'node:fs/promises'
import pg from 'pg'
import type { Cluster } from '../../scripts/start/postgres.ts'
import { install, type Manifest } from './install.ts'
import { startMedusa } from './medusa/peer.ts'
import type { Peer } from './peer.ts'
import type { ShopVehicle } from './shop-vehicle.ts'
import { startVendure } from './vendure/peer.ts'

type Platform = {
  manifest: Manifest
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
    folder = await install(name, platform.manifest)
    await cp(new URL(`./${name}/app`, import.meta.url), folder, { recursive: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${name}: not measured, it could not be installed. ${reason.replaceAll('\n', ' ')}`
  }
  console.log(`Loading ${name} ...`)
  return platform.start(folder, await createDatabase(cluster, name), vehicles)
}
