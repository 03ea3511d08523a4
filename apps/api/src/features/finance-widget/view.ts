import type { Car } from '@portal/contract/cars'
import type { Env } from '../../env.ts'
import { html } from '../../http/html.ts'

/** The ten values a bank partner's script receives (E-37): nothing about the visitor. */
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

/** Stands in the empty frame until the partner's script fills it, and stays when it never comes. */
const waiting = html`body{font:16px/1.5 system-ui,sans-serif}#finance-widget:empty::before{content:"Der Rechner der Partnerbank wird geladen. Erscheint er nicht, ist er gerade nicht erreichbar."}`

/**
 * The page in the frame: a place for the widget with the values as `data-` attributes, and the partner's script. The
 * page has no script of its own, so its policy names the partner alone.
 */
export function widgetPage(env: Env, car: Car, script: string): string {
  const attributes = widgetValues(env, car).map(([name, value]) => html` data-${name}="${value ?? ''}"`)
  return html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Finanzierung</title><style>${waiting}</style></head>
<body><div id="finance-widget"${attributes}></div><script src="${script}" defer></script></body></html>`.toString()
}

/**
 * What the frame may do: the partner's things only, in an origin of its own that knows neither our cookies nor our
 * pages (also when somebody opens the address without a frame).
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
