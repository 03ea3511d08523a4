/** Which modules come to the browser in one file. */
const dependency = (...names: string[]) => new RegExp(`node_modules/(?:${names.join('|')})/`)

/** What home, results and a car share; alone, each would be a file of a few hundred bytes. */
const shared = [
  /features\/cars\/(?:CarCard|CarGrid|CarImage|CopyGwButton|EnergyNote|FirstPhoto|Silhouette|facts|queries)\.tsx?$/,
  /features\/home\/(?:NewestCars|queries)\.tsx?$/,
  /features\/finance-widget\/CreditWarning\.tsx$/,
  /features\/search\/(?:CountButton|form|queries|track)\.tsx?$/,
  /features\/watchlist\/(?:WatchStar|queries)\.tsx?$/,
  /features\/(?:account|portal-settings)\/(?:facts|queries)\.ts$/,
  /features\/tracking\/[\w-]+\.ts$/,
  /web\/src\/(?:consent|shell\/entries)\.ts$/,
  /domain\/src\/(?:consent|nearly-new|options|password-lifetime|vat)\.ts$/,
  // Addresses without schemas (`wire-contract.ts`).
  /contract\/src\/[\w-]+\.ts\?wire$/,
  /\/Icon(?:ChevronUp|Star)\.\w+$/,
]

const base = [/web\/src\/(?:ui\/|(?:api|paths|query-client|storage|env)\.ts$)/, /vite\/preload-helper/]

const posix = (id: string) => id.replaceAll('\\', '/')
const among = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(posix(id)))

export const chunkGroups = [
  // What changes only with a dependency keeps its hash from release to release, and runs in turns of its own.
  { name: 'react', priority: 4, test: among([dependency('react', 'react-dom', 'scheduler')]) },
  { name: 'framework', priority: 3, test: among([dependency('react-router', '@tanstack')]) },
  // The controls and what every page shares.
  { name: 'base', priority: 2, test: among(base) },
  // With what they import they would bring the forms and their schemas along.
  { name: 'cars', priority: 1, includeDependenciesRecursively: false, test: among(shared) },
  { name: 'icons', priority: 1, minShareCount: 2, test: among([/icons-react\//]) },
]
