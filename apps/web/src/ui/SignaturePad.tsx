import { type Signature, signatureField } from '@portal/domain/sale/signature'
import { t } from '@portal/domain/values/text'
import { type PointerEvent, useState } from 'react'
import './signature-pad.css'

const { width, height } = signatureField

const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10

/** Where a pointer is in the coordinates of the field. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const box = currentTarget.getBoundingClientRect()
  return {
    x: within(((clientX - box.left) / box.width) * width, width),
    y: within(((clientY - box.top) / box.height) * height, height),
  }
}

const pathOf = (stroke: Signature[number]) =>
  stroke.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('') +
  (stroke.length === 1 ? 'h.1' : '')

type Props = { name: string; value: Signature; onChange: (signature: Signature) => void }

/** A field to sign in with finger, pen or mouse. Typing the name is the other way. */
export function SignaturePad({ name, value, onChange }: Props) {
  const [isDrawing, setDrawing] = useState(false)
  return (
    <svg
      className="signature-pad"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={
        value.length > 0 ? t`Unterschrift von ${name}` : t`Feld für die Unterschrift von ${name}, leer`
      }
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrawing(true)
        onChange([...value, [pointOf(event)]])
      }}
      onPointerMove={(event) => {
        const last = value.at(-1)
        if (isDrawing && last) onChange([...value.slice(0, -1), [...last, pointOf(event)]])
      }}
      onPointerUp={() => setDrawing(false)}
      onPointerCancel={() => setDrawing(false)}
    >
      <path className="line" d={`M16 ${height - 26}H${width - 16}`} />
      <text x="16" y={height - 9}>
        {name}
      </text>
      {value.map((stroke) => (
        <path key={pathOf(stroke)} className="ink" d={pathOf(stroke)} />
      ))}
    </svg>
  )
}
