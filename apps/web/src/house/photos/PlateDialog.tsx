import type { VehiclePhoto } from '@portal/contract/house/photos'
import { t } from '@portal/domain/values/text'
import type { PictureArea } from '@portal/domain/vehicles/photos'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { imageUrl } from '../../vehicles/cars/facts.ts'

type Props = { photo: VehiclePhoto; onClose: () => void; onArea: (area: PictureArea) => void }

/** The usual position of the plate in a photo of the front. */
const usual: PictureArea = { left: 0.4, top: 0.62, width: 0.2, height: 0.07 }
const smallest = 0.01
const keyStep = 0.01

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
const shareOf = (share: number) => `${share * 100}%`
const percent = (share: number) => `${Math.round(share * 100)} %`

type Point = { x: number; y: number }

/** The area between two corners, at least a hundredth of the picture. */
function between(one: Point, other: Point): PictureArea {
  const width = Math.max(smallest, Math.abs(one.x - other.x))
  const height = Math.max(smallest, Math.abs(one.y - other.y))
  return {
    left: within(Math.min(one.x, other.x), 1 - width),
    top: within(Math.min(one.y, other.y), 1 - height),
    width,
    height,
  }
}

/** Arrows move the area, with Shift they change its size. */
function afterKey(
  { left, top, width, height }: PictureArea,
  key: string,
  resizes: boolean,
): PictureArea | null {
  const x = key === 'ArrowRight' ? keyStep : key === 'ArrowLeft' ? -keyStep : 0
  const y = key === 'ArrowDown' ? keyStep : key === 'ArrowUp' ? -keyStep : 0
  if (x === 0 && y === 0) return null
  if (!resizes) return { left: within(left + x, 1 - width), top: within(top + y, 1 - height), width, height }
  return {
    left,
    top,
    width: Math.max(smallest, within(width + x, 1 - left)),
    height: Math.max(smallest, within(height + y, 1 - top)),
  }
}

/** Selects the area of the plate, by pointer or keyboard. */
export function PlateDialog({ photo, onClose, onArea }: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const [area, setArea] = useState(usual)
  const [corner, setCorner] = useState<Point>()
  const { left, top, width, height } = area

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return { x: within((clientX - box.left) / box.width, 1), y: within((clientY - box.top) / box.height, 1) }
  }
  function start(event: PointerEvent) {
    event.preventDefault()
    picture.current?.setPointerCapture(event.pointerId)
    setCorner(pointOf(event))
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = afterKey(area, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    setArea(next)
  }

  return (
    <ConfirmDialog
      title="Kennzeichen verdecken"
      className="plate-dialog"
      onClose={onClose}
      action="Verdecken"
      variant="primary"
      onConfirm={() => onArea(area)}
    >
      <p id="plate-hint">
        Ziehen Sie einen Rahmen um das Kennzeichen. Mit der Tastatur: Pfeiltasten verschieben ihn, mit
        Umschalt ändern sie seine Größe. Das Original wird gelöscht; das lässt sich nicht rückgängig machen.
      </p>
      <div
        ref={picture}
        className="plate-picture"
        onPointerDown={start}
        onPointerMove={(event) => corner && setArea(between(corner, pointOf(event)))}
        onPointerUp={() => setCorner(undefined)}
        onPointerCancel={() => setCorner(undefined)}
      >
        <img src={imageUrl(photo, 1280)} alt="Foto, in dem das Kennzeichen verdeckt wird" draggable={false} />
        <button
          type="button"
          className="plate"
          style={{ left: shareOf(left), top: shareOf(top), width: shareOf(width), height: shareOf(height) }}
          aria-label={t`Rahmen: ${percent(left)} von links, ${percent(top)} von oben, ${percent(width)} breit, ${percent(height)} hoch`}
          aria-describedby="plate-hint"
          onKeyDown={onKeyDown}
        />
      </div>
    </ConfirmDialog>
  )
}
