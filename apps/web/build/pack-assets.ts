import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packed = /\.(?:m?js|css|svg)$/
const smallestBytes = 1024

/** Writes a `.br` and a `.gz` file beside each asset worth compressing, so no request waits for compression. */
export const packAssets = (): Plugin => ({
  name: 'pack-assets',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir }) {
      const assets = join(dir ?? 'dist', 'assets')
      const files = (await readdir(assets, { recursive: true })).filter((file) => packed.test(file))
      await Promise.all(files.map((file) => packFile(join(assets, file))))
    },
  },
})

async function packFile(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < smallestBytes) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
