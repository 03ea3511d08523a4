import { EnquiryState } from '@portal/contract/buyer/enquiries'
import type { Holder, HouseEnquiry } from '@portal/contract/house/enquiry-desk'
import { houseStateText } from '@portal/domain/buyer/enquiry-state'
import { t } from '@portal/domain/values/text'
import { useAccount } from '../../session/account.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { askerOf } from './facts.ts'
import { useChangeEnquiry } from './queries.ts'

type Props = { enquiry: HouseEnquiry; colleagues: Holder[] }

const states = EnquiryState.options.map((value) => ({ value, label: houseStateText[value] }))

/** The asker of an enquiry, its state and the colleague in charge. */
export function ThreadHead({ enquiry, colleagues }: Props) {
  const { id, version, holder, state, kind, gwnummer } = enquiry
  const me = useAccount()?.id
  const change = useChangeEnquiry(id)
  // A holder who has left the house is still shown until another one is chosen.
  const holders = colleagues.some((colleague) => colleague.id === holder?.id)
    ? colleagues
    : [...(holder ? [holder] : []), ...colleagues]
  return (
    <header>
      <div>
        <h2 id="thread">{askerOf(enquiry)}</h2>
        <span className="muted">
          {kind === 'appointment' ? t`Terminanfrage zu GW ${gwnummer}` : t`Anfrage zu GW ${gwnummer}`}
        </span>
      </div>
      <div className="whose">
        <SelectField
          label="Stand"
          choices={states}
          value={state}
          disabled={change.isPending}
          onChange={({ target }) => change.mutate({ version, state: EnquiryState.parse(target.value) })}
        />
        <SelectField
          label="Zuständig"
          placeholder="Niemand"
          choices={holders.map((colleague) => ({ value: colleague.id, label: colleague.name }))}
          value={holder?.id ?? ''}
          disabled={change.isPending}
          onChange={({ target }) =>
            change.mutate({ version, holderId: target.value === '' ? null : Number(target.value) })
          }
        />
        {me !== undefined && holder?.id !== me && (
          <Button pending={change.isPending} onClick={() => change.mutate({ version, holderId: me })}>
            Übernehmen
          </Button>
        )}
      </div>
    </header>
  )
}
