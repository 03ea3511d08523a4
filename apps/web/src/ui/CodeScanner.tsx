import { useEffect, useRef, useState } from 'react'
import { Alert } from './Alert.tsx'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
declare const BarcodeDetector: new (options: { formats: string[] }) => Detector

/** Whether this browser reads QR codes from the camera; not all do. */
export const canScan = () => 'BarcodeDetector' in window && 'mediaDevices' in navigator

const everyMs = 250

/** Shows the camera and reports the first QR code it sees. @param onCode keeps its identity while the camera is on */
export function CodeScanner({ label, onCode }: { label: string; onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    let isOn = true
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    const look = async () => {
      const [found] = video.current ? await detector.detect(video.current).catch(() => []) : []
      if (!isOn) return
      if (found) onCode(found.rawValue)
      else timer = setTimeout(() => void look(), everyMs)
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (!isOn || !video.current) return stop()
      video.current.srcObject = stream
      await video.current.play()
      await look()
    }
    const stop = () => stream?.getTracks().forEach((track) => void track.stop())
    // Refused by the person or the device, or the page was left while the camera started.
    start().catch(() => isOn && setRefused(true))
    return () => {
      isOn = false
      clearTimeout(timer)
      stop()
    }
  }, [onCode])
  if (isRefused)
    return <Alert kind="warn">Die Kamera ist nicht verfügbar. Bitte tippen Sie die PIN ein.</Alert>
  return <video ref={video} className="code-scanner" aria-label={label} muted playsInline />
}
