/**
 * The frame of the first photo before its address is known. The boot script fills the element marked `data-first-photo`
 * and starts the app when the photo is drawn.
 */
export const FirstPhoto = ({ sizes }: { sizes: string }) => (
  <span className="first-photo">
    <picture>
      <img data-first-photo sizes={sizes} alt="" width={1200} height={800} fetchPriority="high" hidden />
    </picture>
  </span>
)
