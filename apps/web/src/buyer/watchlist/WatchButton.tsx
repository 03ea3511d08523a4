import { t } from '@portal/domain/values/text'
import { IconClock, IconStar, IconStarFilled } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx'
import { readOnlyText, useWatch } from './queries.ts'

type Props = { car: { fahrzeugid: number; gwnummer: string }; block?: boolean; disabled?: boolean }

/** The watch button of the vehicle page and its states: signed out, loading, 'Merken', 'Aus Merkliste löschen'. */
export function WatchButton({ car, block, disabled = false }: Props) {
  const { hasList, isReadOnly, isLoading, isWatched, isPending, toggle } = useWatch(car)
  if (!hasList)
    return (
      <>
        <Tooltip text="Zur Anzeige der Merkliste müssen Sie eingeloggt sein.">
          {(described) => (
            <Button block={block} aria-disabled {...described}>
              <IconStar aria-hidden />
              Merken
            </Button>
          )}
        </Tooltip>
        <ShortlistButton fahrzeugid={car.fahrzeugid} />
      </>
    )
  if (isReadOnly)
    return (
      <Tooltip text={readOnlyText}>
        {(described) => (
          <Button block={block} aria-disabled {...described}>
            {isWatched ? <IconStarFilled aria-hidden /> : <IconStar aria-hidden />}
            {isWatched ? t('Auf der Merkliste') : t('Merken')}
          </Button>
        )}
      </Tooltip>
    )
  if (isLoading)
    return (
      <Button block={block} disabled aria-busy>
        <IconClock aria-hidden />
        Merkliste wird geladen
      </Button>
    )
  return (
    <Button block={block} disabled={disabled && !isWatched} pending={isPending} onClick={toggle}>
      {!isPending && (isWatched ? <IconStarFilled aria-hidden /> : <IconStar aria-hidden />)}
      {isWatched ? t('Aus Merkliste löschen') : t('Merken')}
    </Button>
  )
}
