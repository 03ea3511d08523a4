/** Thickness of a factory paint in micrometres, unless the record names the range of the maker. */
export const factoryPaint = { from: 80, to: 160 }
/** Above this thickness a panel is shown as repainted or filled. */
export const repaintedAbove = 200
export const paintMaximum = 5000
