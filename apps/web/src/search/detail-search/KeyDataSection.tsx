import { has } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../session/account.ts'
import { years as registrationYears } from '../criteria/queries.ts'
import { pricesOf, type SectionProps, vehicleOf } from './form.ts'
import { Section } from './Section.tsx'
import { SectionFields } from './SectionFields.tsx'

/** First registration, mileage, price, seats, doors and more (C-05 to C-11). */
export function KeyDataSection(section: SectionProps) {
  const { criteria } = section.draft
  const years = useQuery(registrationYears).data?.toSorted((a, b) => a - b) ?? []
  const account = useAccount()
  const seesTaxation = has(account, 'ROLE_DEALER') || criteria.mwst !== undefined
  return (
    <Section id="eck">
      <SectionFields
        {...section}
        id="eck"
        show="cells"
        className="form2"
        options={{
          first_reg_from: { steps: { from: years, to: years }, falling: true },
          price_from: {
            steps: pricesOf(vehicleOf(criteria)),
            ...(account?.buysNet && { label: t('Preis (netto)') }),
          },
          mwst: { isHidden: !seesTaxation },
        }}
      />
      <SectionFields {...section} id="eck" show="groups" />
    </Section>
  )
}
