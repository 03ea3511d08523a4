import { BODY_TYPES, PAINTS, VIEWS, type View, vehicleSvg } from '../../../../../data/vehicle-art.mjs'
import type { Files } from '../../plugins/files.ts'
import { isPhotoStored, sha256Of, storageKeyOf, storePhoto } from '../files/commands.ts'
import { paintable } from './paint-mix.ts'

/** The demo stock's photos: drawings by body, paint and view, shared by all vehicles that look alike. */

const fileNames: Record<View, string> = {
  side: 'seite.webp',
  front: 'front.webp',
  rear: 'heck.webp',
  detail: 'detail.webp',
  interior: 'innen.webp',
}
/** The order of the gallery. */
export const galleryViews: View[] = ['side', 'front', 'rear', 'detail', 'interior']

export type Picture = { ordner: string; datei: string; storageKey: string; sha256: string }

/** Where the drawing of a body, paint and view lies; its folder changes with the drawing, so it may be cached for ever. */
function pictureOf(bodyType: string, colour: string, view: View, plate: string): Picture {
  const sha256 = sha256Of(Buffer.from(vehicleSvg({ bodyType, colour, view, plate })))
  return {
    ordner: `${bodyType}-${colour}-${sha256.slice(0, 8)}`,
    datei: fileNames[view],
    storageKey: storageKeyOf(sha256),
    sha256,
  }
}

/** What a vehicle looks like: `body colour`, in the words of the drawings. */
export type Look = `${string} ${string}`

type Job = { bodyType: string; view: View; plate: string; targets: { colour: string; picture: Picture }[] }

async function drawBody(files: Files, { bodyType, view, plate, targets }: Job) {
  const stored = await Promise.all(targets.map(({ picture }) => isPhotoStored(files, picture.storageKey)))
  const missing = targets.filter((_target, index) => !stored[index])
  if (missing.length === 0) return
  const inPaint = await paintable(bodyType, view, plate)
  for (const { colour, picture } of missing) {
    const paint = PAINTS[colour]
    if (paint) await storePhoto(files, picture.storageKey, inPaint(paint), 1)
  }
}

function jobsFor(looks: Set<Look>, plate: string): Job[] {
  return BODY_TYPES.flatMap((bodyType) => {
    const colours = Object.keys(PAINTS).filter((colour) => looks.has(`${bodyType} ${colour}`))
    if (colours.length === 0) return []
    return VIEWS.map((view) => ({
      ...{ bodyType, view, plate },
      targets: colours.map((colour) => ({ colour, picture: pictureOf(bodyType, colour, view, plate) })),
    }))
  })
}

/**
 * Draws and stores every picture of these looks that is not stored yet; three at a time keep two cores busy.
 *
 * @returns the pictures by `body colour view`
 */
export async function drawPictures(
  files: Files,
  looks: Set<Look>,
  plate: string,
  onProgress: (done: number, all: number) => void,
): Promise<Map<string, Picture>> {
  const jobs = jobsFor(looks, plate)
  const waiting = jobs.values()
  let done = 0
  const draw = async () => {
    for (const job of waiting) {
      await drawBody(files, job)
      done += 1
      onProgress(done, jobs.length)
    }
  }
  await Promise.all([draw(), draw(), draw()])
  return new Map(
    jobs.flatMap(({ bodyType, view, targets }) =>
      targets.map(({ colour, picture }) => [`${bodyType} ${colour} ${view}`, picture] as const),
    ),
  )
}
