/** Medusa as its installer sets it up for one server: no Redis, every module in the process, no admin pages. */
import { defineConfig } from '@medusajs/framework/utils'

const secret = 'bench'

export default defineConfig({
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: { jwtSecret: secret, cookieSecret: secret, storeCors: '', adminCors: '', authCors: '' },
  },
  admin: { disable: true },
  modules: [
    { resolve: './src/modules/vehicle' },
    {
      resolve: '@medusajs/medusa/search',
      options: {
        providers: [{ resolve: '@medusajs/medusa/search-postgres', id: 'postgres' }],
        reindex: { batch_size: 1000 },
      },
    },
  ],
})
