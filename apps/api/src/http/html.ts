import { escapeHtml } from '@portal/domain/fields'

/** Text that may stand in a page as it is. Only `html` makes it, so nothing gets there unescaped by mistake. */
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

/** A piece of HTML or XML: every value in it is escaped, save pieces made the same way. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((page, text, index) => page + textOf(parts[index - 1] ?? null) + text))

/** A value for machines within a page; no `<` in it, so that it cannot end its element. */
export const jsonBlock = (value: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`)
