import { t } from '@portal/domain/values/text'
import { IconQrcode } from '@tabler/icons-react'
import { encode } from 'uqr'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

const encoded = (text: string) => encode(text, { ecc: 'M', boostEcc: false, maxVersion: 13, border: 4 })

const pixelsPerModule = 8

/** Saves the code as a picture, which banking apps read from the photos of the same phone. */
function saveAsPicture(text: string) {
  const { data, size } = encoded(text)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * pixelsPerModule
  const context = canvas.getContext('2d')
  if (!context) return void toast('error', t('Das Bild konnte nicht erstellt werden.'))
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * pixelsPerModule, y * pixelsPerModule, pixelsPerModule, pixelsPerModule)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = 'Zahlung.png'
  link.click()
}

/** The payment as QR code: to be scanned from a large screen, to be saved on a phone. */
export function PayCode({ text }: { text: string }) {
  const { data, size } = encoded(text)
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <>
      <figure className="due-code">
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label="QR-Code der Zahlung"
          shapeRendering="crispEdges"
        >
          <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
          <path d={path} fill="black" />
        </svg>
        <figcaption>Mit der Banking-App scannen</figcaption>
      </figure>
      <div className="due-picture">
        <Button onClick={() => saveAsPicture(text)}>
          <IconQrcode aria-hidden />
          QR-Code als Bild sichern
        </Button>
      </div>
    </>
  )
}
