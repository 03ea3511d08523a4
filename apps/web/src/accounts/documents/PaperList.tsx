import type { ReviewedDocument } from '@portal/contract/accounts/documents'
import type { Country } from '@portal/domain/accounts/countries'
import { paperLabel } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'
import { IconTrash } from '@tabler/icons-react'
import { FieldMessage } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { paperLooks } from './facts.ts'
import type { ChosenPaper } from './form.ts'

type Props = {
  country: Country
  chosen: ChosenPaper[]
  uploaded: ReviewedDocument[]
  disabled: boolean
  onRemove: (id: string) => void
  onDelete: (id: string) => void
}

/** The uploaded papers and those of the next upload (I-14 to I-16). */
export function PaperList({ country, chosen, uploaded, disabled, onRemove, onDelete }: Props) {
  const heading = t`${chosen.length + uploaded.length} Element(e) gefunden`
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="need-title" aria-live="polite">
        {heading}
      </h2>
      {chosen.length + uploaded.length > 0 && (
        <ListTable columns={[t('Dateiname'), t('Dokumententyp')]} hasActions className="papers">
          {uploaded.map((paper) => (
            <PaperRow
              key={paper.id}
              {...paper}
              country={country}
              disabled={disabled}
              onDelete={() => onDelete(paper.id)}
            />
          ))}
          {chosen.map(({ id, file, documentType, problem }) => (
            <PaperRow
              key={id}
              country={country}
              name={file.name}
              documentType={documentType}
              problem={problem}
              disabled={disabled}
              onDelete={() => onRemove(id)}
            />
          ))}
        </ListTable>
      )}
    </section>
  )
}

const states = { open: t('hochgeladen'), accepted: t('angenommen'), rejected: t('abgelehnt') } as const

type RowProps = Pick<ChosenPaper, 'documentType' | 'problem'> &
  Partial<Pick<ReviewedDocument, 'reviewState'>> & {
    country: Country
    name: string
    disabled: boolean
    onDelete: () => void
  }

function PaperRow({ country, name, documentType, reviewState, problem, disabled, onDelete }: RowProps) {
  return (
    <tr>
      <td className="name">
        <span className="file-name">{name}</span>
        {reviewState && <span className={`tag ${paperLooks[reviewState]}`}>{states[reviewState]}</span>}
        {problem && <FieldMessage text={problem} />}
      </td>
      <td>{paperLabel(country, documentType)}</td>
      <td className="act">
        {reviewState !== 'accepted' && (
          <IconButton
            label={t`Datei löschen: ${name}`}
            title="Datei löschen"
            Icon={IconTrash}
            disabled={disabled}
            onClick={onDelete}
          />
        )}
      </td>
    </tr>
  )
}
