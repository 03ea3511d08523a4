import { useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { qrReader } from './qr-reader.ts'

declare global {
  // The types of the browser do not have the light of a camera yet.
  interface MediaTrackCapabilities {
    torch?: boolean
  }
  interface MediaTrackConstraintSet {
    torch?: boolean
  }
}

/** Whether this device may have a camera; browsers offer it to secure pages only. */
export const canScan = () => 'mediaDevices' in navigator

/** Why there is no picture: not allowed, no camera, used by another app, or anything else. */
export type ScanFailure = 'refused' | 'missing' | 'busy' | 'other'

/** The names of errors of `getUserMedia`. */
const failures: Readonly<Record<string, ScanFailure>> = {
  NotAllowedError: 'refused',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
}

const failureOf = (error: unknown) => (error instanceof Error && failures[error.name]) || 'other'

const everyMs = 150
// Codes far away need more than the 640 × 480 that browsers choose.
const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }

type Props = {
  label: string
  /** Of the button for the lamp, on devices that have one. */
  lightLabel: string
  /** Keeps its identity while the camera is on. @returns whether to look for another code */
  onCode: (code: string) => boolean
  onFailure: (why: ScanFailure) => void
}

/** Shows the camera and reports the QR codes it sees. While the page is hidden the camera is off. */
export function CodeScanner({ label, lightLabel, onCode, onFailure }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [isLit, setLit] = useState(false)
  useEffect(() => {
    const open = () => scan(video.current, { onCode, onFailure, onTrack: setTrack })
    let close = open()
    const follow = () => {
      close()
      setLit(false)
      if (!document.hidden) close = open()
    }
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      close()
    }
  }, [onCode, onFailure])
  const light = async () => {
    await track?.applyConstraints({ advanced: [{ torch: !isLit }] })
    setLit(!isLit)
  }
  return (
    <>
      <video ref={video} className="code-scanner" aria-label={label} muted playsInline />
      {track && 'getCapabilities' in track && track.getCapabilities().torch && (
        <Button block aria-pressed={isLit} onClick={() => void light().catch(() => setLit(false))}>
          {lightLabel}
        </Button>
      )}
    </>
  )
}

type Scan = Pick<Props, 'onCode' | 'onFailure'> & { onTrack: (track: MediaStreamTrack | undefined) => void }

/** Opens the camera and reads it until it is closed. @returns closes it */
function scan(video: HTMLVideoElement | null, { onCode, onFailure, onTrack }: Scan): () => void {
  let isOn = true
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => stream?.getTracks().forEach((track) => void track.stop())
  const close = () => {
    isOn = false
    clearTimeout(timer)
    stop()
    onTrack(undefined)
  }
  const fail = (error?: unknown) => {
    if (!isOn) return
    close()
    onFailure(failureOf(error))
  }
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: wanted })
    // The scanner was closed while the browser asked for permission.
    if (!isOn || !video) return stop()
    const [track] = stream.getVideoTracks()
    track?.addEventListener('ended', () => fail())
    onTrack(track)
    video.srcObject = stream
    await video.play()
    const read = await qrReader()
    const look = async () => {
      const text = await read(video)
      if (isOn && (text === undefined || onCode(text))) timer = setTimeout(() => look().catch(fail), everyMs)
    }
    await look()
  }
  start().catch(fail)
  return close
}
