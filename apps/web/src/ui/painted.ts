/** Resolves after the next paint, so that a tap is answered before work that takes longer begins. */
export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
