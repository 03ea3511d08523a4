import { countText } from './formats.ts'
import { filled, formIn, type Part, type PluralForms, translated } from './text.ts'

/**
 * A text that depends on a count: `plural(total, '1 Fahrzeug', '# Fahrzeuge')`. `#` is the count as `countText` writes
 * it, `{0}` the first of the parts.
 * @param one the German singular; the build of the web client puts all forms of its language here
 */
export function plural(count: number, one: string | PluralForms, other: string, ...parts: Part[]): string {
  const found = typeof one === 'string' ? translated(`${one} | ${other}`) : one
  const forms = typeof found === 'object' ? found : { one: String(one), other }
  return filled(formIn(forms, count).replaceAll('#', countText(count)), parts)
}
