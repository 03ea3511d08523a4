import { expect, test } from '../fixtures.ts'

// A picture that an earlier page has loaded in a larger width is shown again.
test.use({ isFresh: true })

const widths = [320, 640, 1280, 1920]

/** The file a picture has loaded, and the one that fills its place on this screen with the fewest pixels. */
const filesOf = (image: HTMLImageElement | SVGElement, known: number[]) => {
  if (!(image instanceof HTMLImageElement)) throw new Error('This is no picture.')
  const pixels = image.clientWidth * window.devicePixelRatio
  // A picture is never enlarged by more than a hundredth.
  const width = known.find((candidate) => candidate >= pixels * 0.99)
  const [, loaded = ''] = /%40(\d+\.\w+)$/.exec(image.currentSrc) ?? []
  return {
    loaded: image.complete && image.naturalWidth > 0 ? loaded : '',
    needed: `${width}.${Number(width) <= 640 ? 'avif' : 'webp'}`,
  }
}

test('cards load the narrowest photo that fills their place on this screen, as AVIF up to 640 pixels', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto('/#/searchresults?maker=Audi&transporter=false')
  for (const index of [0, 1, 2]) {
    const picture = page.locator('.vcard .pic img').nth(index)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        const { loaded, needed } = await picture.evaluate(filesOf, widths)
        return loaded === needed ? 'the narrowest' : `${loaded} instead of ${needed}`
      })
      .toBe('the narrowest')
  }
})
