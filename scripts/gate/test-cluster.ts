/** Vitest's global set-up: one PostgreSQL for the run with a migrated template database that every test file clones. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from '../../apps/api/src/database/migrate.ts'
import type {} from '../../apps/api/src/testing/database.ts'
import { type Cluster, startCluster } from '../start/postgres.ts'

/** Whether a Docker engine is running; an installed client alone does not suffice. */
async function dockerAnswers(): Promise<boolean> {
  const host = new URL(process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock')
  const address =
    host.protocol === 'unix:' ? { path: host.pathname } : { host: host.hostname, port: Number(host.port) }
  const socket = connect({ ...address, timeout: 1000 })
  return new Promise((done) => {
    const answer = (answers: boolean) => () => {
      socket.destroy()
      done(answers)
    }
    socket.once('connect', answer(true)).once('error', answer(false)).once('timeout', answer(false))
  })
}

async function containerCluster(): Promise<Cluster> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const container = await new PostgreSqlContainer('postgres:18-alpine')
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .start()
  return {
    url: (database) => {
      const url = new URL(container.getConnectionUri())
      url.pathname = `/${database}`
      return url.href
    },
    stop: async () => {
      await container.stop()
    },
  }
}

async function embeddedCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const cluster = await startCluster(join(folder, 'postgres'), { throwaway: true })
  const stop = async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...cluster, stop }
}

function givenCluster(address: string): Cluster {
  const url = (database: string) => {
    const other = new URL(address)
    other.pathname = `/${database}`
    return other.href
  }
  return { url, stop: async () => undefined }
}

async function testCluster(): Promise<Cluster> {
  if (process.env.DATABASE_URL) return givenCluster(process.env.DATABASE_URL)
  if (await dockerAnswers()) {
    try {
      return await containerCluster()
    } catch (error) {
      console.warn('Docker is running but started no PostgreSQL; the embedded one is used.', error)
    }
  }
  return embeddedCluster()
}

async function administrate(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export async function setup(project: TestProject) {
  const cluster = await testCluster()
  const administrationUrl = cluster.url('postgres')
  const template = `portal_template_${randomBytes(6).toString('hex')}`
  await administrate(administrationUrl, `CREATE DATABASE ${template}`)
  await applyMigrations(cluster.url(template))
  project.provide('cluster', { administrationUrl, template })
  return async () => {
    await administrate(administrationUrl, `DROP DATABASE ${template} WITH (FORCE)`)
    await cluster.stop()
  }
}
