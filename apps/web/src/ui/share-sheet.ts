/** Phones have a system share dialog; with a mouse other buttons are quicker. */
export const hasShareSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches

/** @returns false if the dialog could not be opened; true also if it was closed again */
export const openShareSheet = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
