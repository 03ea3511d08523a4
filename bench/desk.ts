import { jobLines } from './desk-jobs.ts'
import { tableLines } from './desk-table.ts'
import { run as runPhotos } from './photos.ts'
import { publish } from './report.ts'
import { withCluster } from './server.ts'
import { makeStock } from './stock.ts'

/** `pnpm bench desk [vehicles] [vehicles of the price run] [photos]`: the stock table, a price run, and photos. */
export async function run([size = '250000', count = '5000', photos = '40']: string[]) {
  await withCluster(async (cluster) => {
    const url = await makeStock(cluster, Number(size))
    const table = await tableLines(url)
    const jobs = await jobLines(url, Number(count))
    await publish('desk', 'The stock desk', [
      `${Number(size).toLocaleString('en')} vehicles and a tenth as many sold ones.\n`,
      ...table,
      `\nA price run over ${Number(count).toLocaleString('en')} of them:\n`,
      ...jobs,
    ])
  })
  await runPhotos([photos])
}
