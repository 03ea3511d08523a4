import { escapeHtml } from '@portal/domain/values/fields'

/** Text that is safe to insert into a page. Only `html` creates it, so unescaped text cannot be inserted by mistake. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString() {
    return this.text
  }
}

export type { Html }

type Part = string | number | Html | readonly Html[] | null | false

function textOf(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeHtml(String(part))
}

/** A piece of HTML or XML. Values are escaped, except pieces created by `html`. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((page, text, index) => page + textOf(parts[index - 1] ?? null) + text))

/** JSON for a script element; without `<`, so it cannot close the element. */
export const jsonBlock = (value: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`)
