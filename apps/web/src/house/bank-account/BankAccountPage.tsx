import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { ProposalPanel } from './ProposalPanel.tsx'
import { bankAccount } from './queries.ts'

export const handle = { title: t('Bankkonto') }

export async function loader() {
  await queryClient.ensureQueryData(bankAccount)
  return null
}

/** The account that dealers pay to; a change needs two administrators. */
export function Component() {
  const { current, proposal } = useSuspenseQuery(bankAccount).data
  return (
    <>
      <HouseHead title="Bankkonto">
        <p>Händler sehen es nur auf der Seite ihres Kaufs. Eine Änderung braucht zwei Administratoren.</p>
      </HouseHead>
      <div className="cols">
        <section className="hp" aria-labelledby="current">
          <header>
            <h2 id="current">Jetziges Konto</h2>
          </header>
          <div className="in">
            {current ? (
              <FactList
                facts={[
                  [t('Empfänger'), current.holder],
                  ['IBAN', current.maskedIban],
                  [t('Gilt seit'), momentText(current.at)],
                  [t('Festgelegt von'), current.people.join(t(' und ')) || t('gelöschte Konten')],
                ]}
              />
            ) : (
              <p>Noch keines. Ohne Konto sehen Händler keine Zahlungsdaten.</p>
            )}
          </div>
        </section>
        {proposal ? <ProposalPanel key={proposal.id} proposal={proposal} /> : <ProposalForm />}
      </div>
    </>
  )
}
