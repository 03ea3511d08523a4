/** Groups modules into the files the browser loads. */
const dependency = (...names: string[]) => new RegExp(`node_modules/(?:${names.join('|')})/`)

/** Shared by home, results and the vehicle page. As separate chunks these modules would be a few hundred bytes each. */
const shared = [
  /features\/cars\/(?:CarCard|CarGrid|CarImage|CopyGwButton|FirstPhoto|OfferNotes|Silhouette|facts|queries)\.tsx?$/,
  /features\/home\/(?:MoreToggle|NewestCars|queries)\.tsx?$/,
  /features\/finance-widget\/CreditWarning\.tsx$/,
  /features\/search\/(?:CountButton|form|queries|track)\.tsx?$/,
  /features\/(?:watchlist|shortlist)\/(?:ShortlistButton|WatchStar|queries)\.tsx?$/,
  /features\/(?:account|portal-settings)\/(?:facts|queries)\.ts$/,
  /features\/tracking\/[\w-]+\.ts$/,
  /features\/(?:last-visit|recent-cars)\/queries\.ts$/,
  /web\/src\/(?:consent|draft|id-list|tabs|shell\/(?:Logo|OfflineNotice|ServerBanner|SkipLink|entries|login-path|title|use-page))\.tsx?$/,
  /domain\/src\/(?:car-path|car-sorts|consent|durations|password-lifetime|roles|vat|vehicle\/(?:attribute|gearboxes|name|price-text|steps))\.ts$/,
  // Addresses without schemas (`wire-contract.ts`), but for calls that home never makes.
  /contract\/src\/(?!audit|cockpit|dealer-imports|dismissed-cars|enquiry-desk|house-|mails|photo|stock-)[\w-]+\.ts\?wire$/,
  /\/Icon(?:ChevronUp|Star)\.\w+$/,
]

/** Lists of cars and their tools: results, watchlist, comparison, promotions. */
const lists = [
  /domain\/src\/(?:criteria-(?:chips|summary)|criterion|description-words|vehicle\/criterion-rules)\.ts$/,
  /features\/(?:compare|my-searches|single-keys)\/queries\.ts$/,
  /features\/(?:compare\/Compare(?:Bar|Toggle)|search\/(?:Chips|address)|my-searches\/(?:SearchTabs|SearchTabTools|facts))\.tsx?$/,
  /features\/dismissed-cars\/[\w-]+\.tsx?$/,
  /contract\/src\/dismissed-cars\.ts\?wire$/,
]
/** The vehicle page, and what comparison and split view show of it. */
const details = [
  /features\/car-details\/(?:MainPrice|PhotoSteps|ReportButton|Thumbs|facts|queries)\.tsx?$/,
  /features\/(?:recent-cars\/RecentCars|portal-settings\/PrintHead|enquiries\/EarlierEnquiry|enquiry-context\/queries)\.tsx?$/,
  /domain\/src\/enquiry-state\.ts$/,
]
/** Controls of forms and lists, which the first page does not show. */
const controls = [
  /web\/src\/ui\/(?:Checkbox|EmailField|EmptyState|FactList|IconButton|LinkButton|ListTable|Pager|TextArea|Tooltip)\.tsx$/,
  /web\/src\/(?:download|ui\/use-(?:debounced|keys|media|scroll-memory))\.ts$/,
]
/** Shown only after a click. */
const dialogs = [/web\/src\/ui\/(?:(?:Form)?Dialog\.tsx|Disclosure\.tsx|use-draft\.ts)$/]

// Without the controls that only the house's pages need: they bring a drag-and-drop library and a PDF reader.
const base = [
  /web\/src\/(?:ui\/(?!SortableGrid|pdf|Pdf)|(?:api|paths|query-client|storage|env)\.ts$)/,
  /vite\/preload-helper/,
]

const posix = (id: string) => id.replaceAll('\\', '/')
const among = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(posix(id)))

export const chunkGroups = [
  // Dependencies change rarely, so their files keep their hash across releases. Separate files also split the script
  // run into several tasks.
  { name: 'react', priority: 4, test: among([dependency('react', 'react-dom', 'scheduler')]) },
  { name: 'framework', priority: 3, test: among([dependency('react-router', '@tanstack')]) },
  { name: 'controls', priority: 3, includeDependenciesRecursively: false, test: among(controls) },
  { name: 'lists', priority: 2, includeDependenciesRecursively: false, test: among(lists) },
  { name: 'details', priority: 2, includeDependenciesRecursively: false, test: among(details) },
  { name: 'dialogs', priority: 3, includeDependenciesRecursively: false, test: among(dialogs) },
  // Controls and modules that every page uses.
  { name: 'base', priority: 2, test: among(base) },
  // Including their dependencies would pull the forms and their schemas into this chunk.
  { name: 'cars', priority: 1, includeDependenciesRecursively: false, test: among(shared) },
  { name: 'icons', priority: 1, minShareCount: 2, test: among([/icons-react\//]) },
]
