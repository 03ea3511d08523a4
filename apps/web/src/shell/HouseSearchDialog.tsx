import { type HouseHits, searchHouse } from '@portal/contract/house/house-search'
import { houseStateText } from '@portal/domain/buyer/enquiry-state'
import { dayText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { offerStates } from '@portal/domain/vehicles/attributes/visibility'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { reads, textOf } from '../api.ts'
import { dealerPath, enquiryPath, houseVehiclePath } from '../house-paths.ts'
import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useDebounced } from '../ui/use-debounced.ts'

type Hit = { key: string; to: string; title: string; note: string }
type Group = { heading: string; hits: Hit[] }

function groupsOf({ vehicles, enquiries, dealers }: HouseHits): Group[] {
  const groups = [
    {
      heading: t('Fahrzeuge'),
      hits: vehicles.map(({ gwnummer, title, fin, state }) => ({
        key: gwnummer,
        to: houseVehiclePath(gwnummer),
        title: `${gwnummer} ${title}`,
        note: [fin, offerStates[state]].filter(Boolean).join(' · '),
      })),
    },
    {
      heading: t('Anfragen'),
      hits: enquiries.map(({ id, name, gwnummer, state, createdAt }) => ({
        key: id,
        to: enquiryPath(id),
        title: `${name} zu ${gwnummer}`,
        note: `${dayText(createdAt)} · ${houseStateText[state]}`,
      })),
    },
    {
      heading: t('Händler'),
      hits: (dealers ?? []).map(({ id, company, name, city }) => ({
        key: String(id),
        to: dealerPath(id),
        title: company,
        note: `${name} · ${city}`,
      })),
    },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

const leastLetters = 2

/** Finds while typing; Enter opens the first hit, the arrow keys move between the hits. */
export default function HouseSearchDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // The opened dialog focuses its first control, which closes it.
  useLayoutEffect(() => field.current?.focus(), [])
  const navigate = useNavigate()
  const q = useDebounced(words.trim(), 200)
  const isAsked = q.length >= leastLetters
  const { data, error } = useQuery({
    queryKey: ['house-search', q],
    queryFn: reads(searchHouse, { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const groups = data && isAsked ? groupsOf(data) : []
  const hits = groups.flatMap((group) => group.hits)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const current = links.findIndex((link) => link.matches(':focus'))
    links[Math.max(0, Math.min(links.length - 1, current + step))]?.focus()
  }
  return (
    <Dialog title="Suchen" className="house-hits" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside */}
      <div className="stack" onKeyDown={onKeyDown}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            // The hits of earlier words stay in view until the new ones arrive.
            if (q === words.trim() && hits[0]) navigate(hits[0].to)
          }}
        >
          <TextField
            label="GW-Nummer, FIN, Anfrage oder Händler"
            type="search"
            maxLength={100}
            ref={field}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </form>
        {error && <Alert kind="error">{textOf(error)}</Alert>}
        <p className="muted small" role="status">
          {!isAsked && t('Mindestens zwei Zeichen eingeben.')}
          {isAsked && data && hits.length === 0 && t('Nichts gefunden.')}
          {hits.length > 0 && plural(hits.length, '1 Treffer', '# Treffer, die neuesten zuerst')}
        </p>
        <div ref={list}>
          {groups.map(({ heading, hits: ofKind }) => (
            <section key={heading} aria-label={heading}>
              <h3>{heading}</h3>
              <ul className="list">
                {ofKind.map(({ key, to, title, note }) => (
                  <li key={key}>
                    <Link to={to}>
                      <span className="g">
                        {title}
                        <span>{note}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
