import type { Access } from '@portal/domain/accounts/access'
import { apiScopeTexts, companyScopes } from '@portal/domain/accounts/api-keys'
import { type Html, html } from '../../http/html.ts'
import type { ApiDocument, Operation, Parameter } from './queries.ts'

const accessLabels: Record<Access, string> = {
  public: 'alle',
  session: 'angemeldet',
  inactive: 'angemeldet, noch nicht freigeschaltet',
  member: 'freigeschaltet, außer Hof',
  active: 'freigeschaltet, außer Hof und Buchhaltung',
  buyer: 'freigeschaltet, außer Hof, Buchhaltung und Lesen',
  dealer: 'Händler, außer Buchhaltung',
  trader: 'Händler, außer Buchhaltung und Lesen',
  owner: 'Inhaber eines Betriebs',
  yard: 'Hof, Innendienst und Administrator',
  backoffice: 'Innendienst',
  admin: 'Administrator',
}

/** A short type description: `integer 0–1000000`, `benzin | diesel`, `Liste: string`. */
function typeOf(schema: Parameter['schema']): string {
  if (schema.enum) return schema.enum.map(String).join(' | ')
  const members = schema.anyOf
  if (members) return members.map((member) => typeOf(member)).join(' | ')
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items))
    return `Liste: ${typeOf(schema.items)}`
  const { minimum, maximum } = schema
  const isBounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  const range = isBounded ? ` ${minimum}–${maximum}` : ''
  return `${String(schema.type ?? 'beliebig')}${range}`
}

const parameterRow = ({ name, in: place, required, schema }: Parameter) =>
  html`<tr><th scope="row"><code>${name}</code></th><td>${place}</td><td>${required ? 'ja' : 'nein'}</td><td>${typeOf(schema)}</td></tr>`

const schemaBlock = (title: string, schema: object) =>
  html`<details><summary>${title}</summary><pre tabindex="0"><code>${JSON.stringify(schema, null, 2)}</code></pre></details>`

const exampleBlock = (title: string, example: unknown) =>
  typeof example === 'object' && example !== null && schemaBlock(title, example)

const keyText = ({ security }: Operation) =>
  security
    .flatMap(({ apiKey = [] }) => apiKey)
    .map((scope) => html`; API-Schlüssel mit <code>${scope}</code>`)

function operationSection(path: string, method: string, operation: Operation): Html {
  const parameters = operation.parameters.map(parameterRow)
  const body = Object.entries(operation.requestBody?.content ?? {})
  const answers = Object.entries(operation.responses).filter(([status]) => status !== 'default')
  return html`<section>
<h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p>${operation.summary}. Zugang: ${accessLabels[operation['x-access']]}${keyText(operation)}.</p>
${parameters.length > 0 && html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Name</th><th scope="col">Ort</th><th scope="col">Pflicht</th><th scope="col">Werte</th></tr></thead><tbody>${parameters}</tbody></table></div>`}
${body.map(([type, { schema, example }]) => html`${exampleBlock('Beispiel einer Anfrage', example)}${schemaBlock(`Anfrage (${type})`, schema)}`)}
${answers.flatMap(([status, { content }]) => Object.values(content ?? {}).map(({ schema, example }) => html`${exampleBlock('Beispiel einer Antwort', example)}${schemaBlock(`Antwort ${status}`, schema)}`))}
</section>`
}

const groupOf = (path: string) =>
  path.split('/').filter((part) => !['', 'mvp', 'uaa', 'api'].includes(part))[0] ?? '/'

/** How a program calls with a key of its company. */
const keySection = (origin: string) => html`<section>
<h2>Mit einem API-Schlüssel</h2>
<p>Ein Inhaber legt den Schlüssel an: „Mein Betrieb“, „Schnittstellen“. Das Programm sendet ihn mit jedem Aufruf und sieht dieselben Preise wie der Betrieb im Portal.</p>
<pre tabindex="0"><code>curl -H "Authorization: Bearer $AEX_KEY" \\
  '${origin}/mvp/api/mvp-car-stocks?size=20'</code></pre>
<ul>${companyScopes.map((scope) => html`<li><code>${scope}</code>: ${apiScopeTexts[scope].rights}</li>`)}</ul>
<p>Jede Antwort nennt die Grenze in <code>RateLimit-Policy</code> und <code>RateLimit</code>; darüber antwortet das Portal mit 429 und <code>Retry-After</code>. Anfragen mit einem <code>Idempotency-Key</code> dürfen wiederholt werden.</p>
</section>`

/** The document as a page: plain HTML without scripts, so it needs no exception from the content security policy. */
export function pageOf({ info, paths }: ApiDocument, origin: string): string {
  const groups = Map.groupBy(Object.entries(paths), ([path]) => groupOf(path))
  const sections = [...groups].map(([group, entries]) => {
    const operations = entries.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationSection(path, method, operation)),
    )
    return html`<h2 id="${group}">${group}</h2>${operations}`
  })
  const links = [...groups.keys()].map((group) => html`<li><a href="#${group}">${group}</a></li>`)
  const page = html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title><link rel="stylesheet" href="/api/docs/page.css"></head>
<body><header><h1>${info.title}</h1><p>${info.description}</p>
<p><a href="/api/openapi.json">OpenAPI-Dokument (JSON)</a></p>${keySection(origin)}</header>
<nav aria-label="Aufrufe"><ul>${links}</ul></nav><main>${sections}</main></body></html>`
  return page.text
}

export const pageStyle = `
:root { color: #1d2733; background: #fff; font: 16px/1.55 system-ui, sans-serif }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0; list-style: none }
nav a { display: inline-block; padding: .6rem 0 }
h2 { margin-top: 3rem; padding-bottom: .25rem; border-bottom: 2px solid #d5dce4 }
h3 { margin: 2rem 0 .25rem; font-size: 1rem; overflow-wrap: anywhere }
.method { padding: .1rem .5rem; border-radius: .25rem; background: #123a5e; color: #fff; font-size: .8rem }
.scroll, pre { overflow: auto }
table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #d5dce4; text-align: left; vertical-align: top }
summary { padding: .6rem 0; cursor: pointer }
pre { max-height: 24rem; padding: 1rem; border-radius: .5rem; background: #f2f5f8; font-size: .85rem }
a { color: #0b5394 }
`
