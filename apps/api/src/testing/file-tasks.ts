import type { Announced, FileTask, NewFile } from '@portal/contract/house/photos'
import { pieceBytes } from '@portal/domain/vehicles/photos'
import sharp from 'sharp'
import { processFile } from '../vehicles/files/processing.ts'
import { storedUpload, type Upload } from '../vehicles/files/storing.ts'
import type { Client } from './accounts.ts'
import { api } from './api.ts'

/** A picture that differs from others of another seed, like the photos of one car do. */
export function aPicture(seed: number, { width = 1200, height = 900 } = {}) {
  const spots = Array.from({ length: 24 }, (_, at) => {
    const turn = (seed * 7919 + at * 104_729) % 997
    const [x, y, size] = [(turn * 13) % width, (turn * 29) % height, 80 + (turn % 240)]
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="hsl(${turn % 360} 60% ${20 + (turn % 60)}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${(seed * 47) % 360} 30% 70%)"/>${spots.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

export const aJpeg = (seed: number, size = {}) => aPicture(seed, size).jpeg({ quality: 85 }).toBuffer()

export const announced = (gwnummer: string, name: string, bytes: Buffer): NewFile => ({
  ...{ gwnummer, name, bytes: bytes.length },
  ...{ lastModified: 1_700_000_000_000, number: null },
})

/** Announces a file and returns the answer about it. */
export async function announce(client: Client, file: NewFile): Promise<Announced> {
  const reply = await client.post('/mvp/api/house/file-tasks', { files: [file] })
  const [answer] = reply.json<Announced[]>()
  if (!answer) throw new Error(`The announcement was answered ${reply.statusCode}.`)
  return answer
}

export const sendPieceTo = (client: Client, id: string, offset: number, payload: Buffer) =>
  client.send('PUT', `/mvp/api/house/file-tasks/${id}/piece`, {
    query: { offset: String(offset) },
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  })

/** Executes the job of a task, as the worker does. */
export function work(taskId: string) {
  const { db, pool, files, env, clock } = api()
  const store = (upload: Upload) => storedUpload(files, env, upload)
  return processFile({ db, pool, files, now: () => clock.now(), store }, taskId)
}

/** Uploads a file whole and processes it. */
export async function upload(client: Client, file: NewFile, bytes: Buffer): Promise<FileTask> {
  const { task, message } = await announce(client, file)
  if (!task) throw new Error(message ?? 'refused')
  for (let offset = 0; offset < bytes.length; offset += pieceBytes)
    await sendPieceTo(client, task.id, offset, bytes.subarray(offset, offset + pieceBytes))
  await work(task.id)
  const tasks = (await client.get('/mvp/api/house/file-tasks')).json<FileTask[]>()
  const settled = tasks.find(({ id }) => id === task.id)
  if (!settled) throw new Error('The task is gone.')
  return settled
}

export const dropPhoto = async (client: Client, gwnummer: string, seed: number, name = `IMG_${seed}.jpg`) => {
  const bytes = await aJpeg(seed)
  return upload(client, announced(gwnummer, name, bytes), bytes)
}
