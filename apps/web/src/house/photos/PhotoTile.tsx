import type { VehiclePhoto } from '@portal/contract/house/photos'
import { t } from '@portal/domain/values/text'
import { IconDots, IconGripVertical, IconStar } from '@tabler/icons-react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { imageSrcSet, imageUrl } from '../../vehicles/cars/facts.ts'

export type PhotoAction = 'main' | 'earlier' | 'later' | 'plate' | 'replace' | 'delete'

type Props = {
  photo: VehiclePhoto
  /** Position among the photos, from 1. */
  place: number
  isLast: boolean
  isBusy: boolean
  onAction: (action: PhotoAction) => void
}

/** A photo in the grid: picture, place, handle for the mouse and menu. */
export function PhotoTile({ photo, place, isLast, isBusy, onAction }: Props) {
  const isMain = place === 1
  return (
    <>
      <div
        className="pic"
        style={{ backgroundImage: photo.placeholder ? `url("${photo.placeholder}")` : undefined }}
      >
        <img
          src={imageUrl(photo, 640)}
          srcSet={imageSrcSet(photo)}
          sizes={isMain ? '(min-width: 900px) 40vw, 100vw' : '(min-width: 900px) 20vw, 50vw'}
          alt={t`Foto ${place}`}
          draggable={false}
        />
        {isMain && (
          <span className="flag">
            <IconStar aria-hidden />
            Hauptfoto
          </span>
        )}
      </div>
      <div className="cap">
        <b>{place}</b>
        <span>
          {isBusy ? t('Kennzeichen wird verdeckt') : photo.alikeTo !== null && t`Wie Foto ${photo.alikeTo}?`}
        </span>
        <AriaButton slot="drag" className="iconbtn onlyd" aria-label={t`Foto ${place} ziehen`}>
          <IconGripVertical aria-hidden />
        </AriaButton>
        <MenuTrigger>
          <AriaButton className="iconbtn" aria-label={t`Foto ${place}: Aktionen`}>
            <IconDots aria-hidden />
          </AriaButton>
          <Popover className="photo-menu" placement="bottom end">
            <Menu aria-label={t`Foto ${place}`}>
              {!isMain && <MenuItem onAction={() => onAction('main')}>Als Hauptfoto</MenuItem>}
              {!isMain && <MenuItem onAction={() => onAction('earlier')}>Nach vorn</MenuItem>}
              {!isLast && <MenuItem onAction={() => onAction('later')}>Nach hinten</MenuItem>}
              {!isBusy && <MenuItem onAction={() => onAction('plate')}>Kennzeichen verdecken</MenuItem>}
              {!isBusy && <MenuItem onAction={() => onAction('replace')}>Ersetzen</MenuItem>}
              <MenuItem onAction={() => onAction('delete')}>Löschen</MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      </div>
    </>
  )
}
