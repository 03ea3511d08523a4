import web from '../../apps/web/vite.config.ts'
import { countRuns, isMeasured } from './instrument.mjs'

const isOfClient = (path) => path.includes('/apps/web/src/') && isMeasured(path)

/** The web client with counters in its own modules. */
export default { ...web, plugins: [countRuns(isOfClient), ...web.plugins] }
