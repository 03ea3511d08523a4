import type { Criteria } from '@portal/domain/search/criteria'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { withoutOpen } from './form.ts'

/** The search without some of its plain words. */
export function withoutTexts(criteria: Criteria, texts: readonly string[]): Criteria {
  const left = [criteria.text ?? []].flat().filter((text) => !texts.includes(text))
  return withoutOpen({ ...criteria, text: left.length > 1 ? left : left[0] })
}

/** "ohne „günstig“: 41" */
export const withoutText = (texts: readonly string[], total: number) =>
  t`ohne ${texts.map((text) => t`„${text}“`).join(', ')}: ${countText(total)}`
