import { t } from '@portal/domain/values/text'
import { Field, type FieldTexts } from './Field.tsx'
import './file-field.css'

type Props = FieldTexts & {
  /** File name endings or types, as in `accept` of the input. */
  accept: string
  /** The chosen file. */
  file: File | undefined
  onFile: (file: File) => void
}

/**
 * Chooses one file. The input covers its own text, which is in the language of the browser, and stays the control for
 * mouse, keyboard, dropped files and screen readers.
 */
export function FileField({ accept, file, onFile, ...texts }: Props) {
  return (
    <Field {...texts}>
      {(control) => (
        <span className="input file-field">
          <span className="btn secondary sm" aria-hidden>
            Datei auswählen
          </span>
          <span className="file-name" role="status">
            {file?.name ?? t('Keine Datei ausgewählt')}
          </span>
          <input
            {...control}
            type="file"
            accept={accept}
            onClick={({ currentTarget }) => {
              // Otherwise the same file could not be chosen again after it was changed.
              currentTarget.value = ''
            }}
            onChange={({ target }) => {
              if (target.files?.[0]) onFile(target.files[0])
            }}
          />
        </span>
      )}
    </Field>
  )
}
