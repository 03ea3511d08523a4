import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { t } from '@portal/domain/values/text'
import { fieldLabel } from '@portal/domain/vehicles/attributes/stored-texts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem, textOf } from '../../api.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { FactControl } from './FactControl.tsx'
import { editedAttributeOf, factId, factText, inputText } from './facts.ts'
import type { OpenFact } from './form.ts'
import { latestVehicle, useEditVehicle } from './queries.ts'

type Props = { vehicle: HouseVehicle; open: OpenFact; onOpen: (open: OpenFact | null) => void }

/** Edits one fact: Enter saves, Escape discards. */
export function FactEditor({ vehicle, open, onOpen }: Props) {
  const { name } = open
  const attribute = editedAttributeOf(name)
  const input = open.input ?? inputText(name, vehicle.facts[name] ?? '')
  const save = useEditVehicle(vehicle.gwnummer)
  const [messages, setMessages] = useState<string[]>([])
  /** The version whose values the person has seen. */
  const [seen, setSeen] = useState(open.version)
  const messageId = `${factId(name)}-message`
  const close = () => {
    flushSync(() => onOpen(null))
    document.getElementById(factId(name))?.focus()
  }
  const submit = () => {
    if (save.isPending) return
    save.mutate(
      { version: seen, facts: { [name]: factText(name, input) } },
      {
        onSuccess: close,
        onError: (error) => {
          if (error instanceof ApiProblem && error.type === 'conflict') {
            setMessages([
              t`${error.message} Ihre Eingabe ist noch nicht gespeichert.`,
              ...error.errors.map(({ path, message }) => `${fieldLabel(path)}: ${message}`),
            ])
            // The next attempt replaces the changes just shown. If their version cannot be read, it is refused again.
            latestVehicle(vehicle.gwnummer).then(
              (latest) => setSeen(latest.version),
              () => undefined,
            )
          } else if (error instanceof ApiProblem && error.errors.length > 0)
            setMessages(
              error.errors.map(({ path, message }) =>
                path === name ? message : `${fieldLabel(path)}: ${message}`,
              ),
            )
          else setMessages([textOf(error)])
        },
      },
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    const isLines = event.target instanceof HTMLTextAreaElement
    if (event.key === 'Enter' && (!isLines || event.ctrlKey)) {
      event.preventDefault()
      submit()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the control inside
    <div className="fact-editor" onKeyDown={onKeyDown}>
      <div className="editing">
        <FactControl
          attribute={attribute}
          labelledBy={`${factId(name)}-label`}
          describedBy={messages.length > 0 ? messageId : undefined}
          value={input}
          onChange={(next) => onOpen({ ...open, input: next })}
        />
        <button
          type="button"
          className="iconbtn go"
          aria-label="Wert übernehmen"
          onClick={submit}
          aria-disabled={save.isPending || undefined}
        >
          <IconCheck aria-hidden />
        </button>
        <IconButton Icon={IconX} label="Verwerfen" onClick={close} />
      </div>
      {messages.length > 0 && (
        <div className="msg" id={messageId} role="alert">
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
    </div>
  )
}
