import { vehicleName } from '@portal/domain/vehicle/name'
import { IconBookmark } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { toggleShortlisted, useShortlist } from './queries.ts'

const textOf = (isListed: boolean) => (isListed ? 'Vom Merkzettel nehmen' : 'Auf den Merkzettel')

/** Adds a car to the visitor's shortlist or removes it; on the page of the car. */
export function ShortlistButton({ fahrzeugid }: { fahrzeugid: number }) {
  const isListed = useShortlist().includes(fahrzeugid)
  return (
    <Button block onClick={() => toggleShortlisted(fahrzeugid)}>
      <IconBookmark aria-hidden fill={isListed ? 'currentColor' : 'none'} />
      {textOf(isListed)}
    </Button>
  )
}

type Props = { car: { fahrzeugid: number; hersteller: string; modellgruppe: string } }

/** The same button as an icon on the picture of a card. */
export function ShortlistToggle({ car: { fahrzeugid, hersteller, modellgruppe } }: Props) {
  const isListed = useShortlist().includes(fahrzeugid)
  return (
    <button
      type="button"
      className="shortlist on-picture"
      aria-pressed={isListed}
      aria-label={`Auf den Merkzettel: ${vehicleName(hersteller, modellgruppe)}`}
      title={textOf(isListed)}
      onClick={() => toggleShortlisted(fahrzeugid)}
    >
      <IconBookmark aria-hidden fill={isListed ? 'currentColor' : 'none'} />
    </button>
  )
}
