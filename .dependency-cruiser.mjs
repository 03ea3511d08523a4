/** Permitted imports. A new dependency between folders is a decision: it is added here with its reason. */
import { chapterPattern as chapter } from './scripts/gate/structure/chapters.ts'

const only = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment })

const webFeature = `apps/web/src/(${chapter}/[^/]+)/`
const apiFeature = `apps/api/src/(${chapter}/[^/]+)/`

export default {
  forbidden: [
    only('no-cycles', {}, { circular: true }, 'Two files that need each other are one file or miss a third.'),
    only(
      'no-missing-package',
      {},
      { couldNotResolve: true },
      'What is imported is declared in the package.json beside it.',
    ),
    only(
      'domain-is-pure',
      { path: '^packages/domain', pathNot: '[.]test[.]ts$' },
      {
        pathNot:
          '^packages/domain|/node_modules/(zod|date-holidays|date-fns|@date-fns|punycode.js|ibantools)/',
      },
      'Domain rules know nothing of I/O, HTTP or React.',
    ),
    only(
      'contract-knows-domain-only',
      { path: '^packages/contract', pathNot: '[.]test[.]ts$' },
      { pathNot: '^packages/(domain|contract)|/node_modules/zod/' },
      'The wire is described in terms of the domain.',
    ),
    only(
      'api-without-web',
      { path: '^apps/api' },
      { path: '^(apps/web|e2e|bench|scripts)' },
      'The API serves any client.',
    ),
    only(
      'web-without-api',
      { path: '^apps/web' },
      { path: '^(apps/api|e2e|bench|scripts)|/node_modules/(@prisma|prisma|pg)/' },
      'The web client knows the contract only.',
    ),
    only(
      'shared-folders-without-features',
      {
        path: '^apps/api/src/(audit|plugins|http|delivery|uploads|mail|database|credentials|stock|webhooks)/',
        pathNot: '[.]test[.]ts$',
      },
      { path: `^${apiFeature}` },
      'Features import plugins and the shared folders, never the other way round.',
    ),
    only(
      'session-without-features',
      { path: '^apps/web/src/session/', pathNot: '[.]test[.]ts$' },
      { path: `^apps/web/src/(${chapter}|shell)/` },
      'Every feature asks who is signed in, so the session needs none of them.',
    ),
    only(
      'demo-is-loaded-on-demand',
      { path: '^apps/api/src/', pathNot: '^apps/api/src/(demo|testing)/|[.]test[.]ts$' },
      { path: '^apps/api/src/demo/', dynamic: false },
      'Production does not load the demo data.',
    ),
    only(
      'routes-belong-to-app',
      { path: `^${apiFeature}`, pathNot: '[.]test[.]ts$' },
      { path: '^apps/api/src/(app|main|worker|cli)[.]ts$' },
      'Features are registered by name; they do not know who registers them.',
    ),
    only(
      'no-foreign-routes',
      { path: `^${apiFeature}` },
      { path: `^${apiFeature}[^/]*(routes|cli)[.]ts$`, pathNot: '^apps/api/src/$1/' },
      "A feature may use another's queries and commands, never its routes.",
    ),
    only(
      'ui-is-react-only',
      { path: '^apps/web/src/ui' },
      { path: `^(apps/web/src/(${chapter}|shell|api|routes|query-client)|packages/contract)` },
      'Shared controls know no calls.',
    ),
    only(
      'features-without-shell',
      { path: `^${webFeature}` },
      { path: '^apps/web/src/(routes|main)[.]tsx$' },
      'Routes know the features; the way back goes through paths.ts.',
    ),
    only(
      'pages-belong-to-routes',
      { path: `^${webFeature}` },
      { path: `^${webFeature}[A-Za-z]+Page[.]tsx$`, pathNot: '^apps/web/src/$1/' },
      "A page is shown by its route; another feature uses a page's parts, not the page.",
    ),
    only(
      'e2e-drives-a-browser',
      { path: '^e2e' },
      { path: '^(apps|bench)' },
      'Browser tests see what a person sees.',
    ),
    only(
      'tests-stay-outside',
      { pathNot: '[.]test[.]tsx?$|/testing/|[.]spec[.]ts$|^e2e|^scripts|^bench' },
      { path: '[.]test[.]tsx?$|/testing/' },
      'Nothing that ships imports what only tests need.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules|apps/api/generated' },
    // What a build or a broken-off browser test leaves; and a platform's program runs in the folder where its packages
    // are installed on demand (bench/peers/platforms.ts).
    // A test writes and removes files in `.manifests` meanwhile.
    exclude: { path: '/dist/|/\\.manifests/|^e2e/test-results/|^bench/peers/[^/]+/app/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
