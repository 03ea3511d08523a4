/**
 * The frame of a photo that is not known yet. The boot script finds it by its mark, fills it as soon as the portal has
 * named the photo, and lets the app's code run when it stands.
 */
export const FirstPhoto = ({ sizes }: { sizes: string }) => (
  <span className="first-photo">
    <img data-first-photo sizes={sizes} alt="" width={1200} height={800} fetchPriority="high" hidden />
  </span>
)
