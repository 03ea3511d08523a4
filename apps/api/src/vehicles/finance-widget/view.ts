import type { Car } from '@portal/contract/vehicles/cars'
import type { Env } from '../../env.ts'
import { html } from '../../http/html.ts'

/** The ten values for the bank partner's script (E-37), without data about the visitor. */
function widgetValues(env: Env, car: Car): [name: string, value: string | number | null][] {
  return [
    ['fueltypedescription', car.fueltypedescription],
    ['hersteller', car.hersteller],
    ['kilometerstandbis', car.kilometerstandbis],
    ['modell', car.modell],
    ['kwbis', car.kwbis],
    ['planverkaufspreisprivatkundengeschaeftbrutto', car.planverkaufspreisprivatkundengeschaeftbrutto],
    ['fahrzeugaufbaubezeichnung', car.fahrzeugaufbaubezeichnung],
    ['erstzulassungvon', car.erstzulassungvon],
    ['rate', env.FINANCE_RATE],
    ['type', env.FINANCE_TYPE],
  ]
}

/** Shown until the partner's script replaces it, or permanently if the script fails to load. */
const waiting = html`body{font:16px/1.5 system-ui,sans-serif}#finance-widget:empty::before{content:"Der Rechner der Partnerbank wird geladen. Erscheint er nicht, ist er gerade nicht erreichbar."}`

/**
 * The page in the iframe: a container with the values as `data-` attributes, and the partner's script. It has no inline
 * script, so its content security policy names the partner only.
 */
export function widgetPage(env: Env, car: Car, script: string): string {
  const attributes = widgetValues(env, car).map(([name, value]) => html` data-${name}="${value ?? ''}"`)
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Finanzierung</title><style>${waiting}</style></head>
<body><div id="finance-widget"${attributes}></div><script src="${script}" defer></script></body></html>`.toString()
}

/**
 * The content security policy of the frame: resources of the partner only, in a separate origin without access to the
 * portal's cookies and pages, also when opened without a frame.
 */
export function widgetPolicy(script: string): string {
  const partner = new URL(script).origin
  return [
    "default-src 'none'",
    `script-src ${partner}`,
    `style-src ${partner} 'unsafe-inline'`,
    `img-src ${partner} data:`,
    `font-src ${partner}`,
    `connect-src ${partner}`,
    `frame-src ${partner}`,
    `form-action ${partner}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ].join(';')
}
