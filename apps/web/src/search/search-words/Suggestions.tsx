import type { Criteria } from '@portal/domain/search/criteria'
import type { NamedMaker, NameIndex } from '@portal/domain/search/search-words/catalogue'
import type { Lexicon } from '@portal/domain/search/search-words/languages/lexicon'
import { countText, euroText, kmText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import { IconCar, IconSearch } from '@tabler/icons-react'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { photosOf } from '../../vehicles/cars/facts.ts'
import { count } from '../criteria/queries.ts'
import { optionCounts } from '../detail-search/queries.ts'
import { continuations, modelsBeginning, type Phrase, type Proposal } from './facts.ts'
import { carOfDigits, firstCars } from './queries.ts'

type Props = {
  id: string
  text: string
  active: number
  makers: readonly NamedMaker[]
  index: NameIndex
  criteria: Criteria
  read: (text: string) => Criteria
  lexicon: Lexicon | undefined
  onChange: (phrase: Phrase) => void
}

type Entry = { key: string; icon: ReactNode; label: ReactNode; figure: string; choose: () => void }

/** Suggestions to continue a phrase: models, further criteria, and found cars. */
export function Suggestions({ id, text, active, makers, index, criteria, read, lexicon, onChange }: Props) {
  const navigate = useNavigate()
  const hasCriteria = Object.keys(criteria).length > 0
  const models = modelsBeginning(text, makers, index)
  const counts = useQueries({ queries: models.map((model) => count(model.criteria)) })
  const options = useQuery({ ...optionCounts(criteria), enabled: hasCriteria })
  const byNumber = useQuery(carOfDigits(text))
  const found = useQuery(firstCars(criteria, hasCriteria))
  const cars = byNumber.data ? [byNumber.data] : hasCriteria ? (found.data?.items ?? []) : []

  const phraseEntry = ({ label, text: next, count: figure }: Proposal): Entry => ({
    key: label,
    icon: <IconSearch aria-hidden />,
    label,
    figure: figure === undefined ? '' : countText(figure),
    choose: () => onChange({ text: next, dropped: [] }),
  })
  const groups: { name: string; entries: Entry[] }[] = [
    {
      name: t('Modelle'),
      entries: models.map((model, place) => ({
        ...phraseEntry({ ...model, count: counts[place]?.data }),
        icon: <IconCar aria-hidden />,
      })),
    },
    {
      name: t('Weiter mit'),
      entries:
        hasCriteria && options.data
          ? continuations(text, criteria, options.data, read, lexicon).map(phraseEntry)
          : [],
    },
    {
      name: t('Fahrzeuge'),
      entries: cars.map((car) => ({
        key: String(car.fahrzeugid),
        icon: <CarImage photo={photosOf(car.mvpcarstockimages)[0]} alt="" sizes="66px" />,
        label: (
          <>
            {carName(car)}
            <small>
              GW {car.gwnummer}, {kmText(car.kilometerstandvon)}
            </small>
          </>
        ),
        figure: car.preis ? euroText(car.preis) : '',
        choose: () => void navigate(carPath(car, 'searchResults')),
      })),
    },
  ]
  const shown = groups.filter(({ entries }) => entries.length > 0)
  const flat = shown.flatMap(({ entries }) => entries)
  return (
    <div className="sugg" role="listbox" id={`${id}-list`} aria-label="Vorschläge">
      {shown.map(({ name, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role
        <div role="group" aria-label={name} key={name}>
          <div className="group-name" aria-hidden>
            {name}
          </div>
          {entries.map((entry) => {
            const place = flat.indexOf(entry)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and clicks the active option on Enter
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              <div
                role="option"
                id={`${id}-${place}`}
                aria-selected={place === active}
                key={entry.key}
                onPointerDown={(event) => event.preventDefault()}
                onClick={entry.choose}
              >
                {entry.icon}
                <span>{entry.label}</span>
                <span className="figure">{entry.figure}</span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
