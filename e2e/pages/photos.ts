import type { Page } from '@playwright/test'

/** The photos of a vehicle in the house's area. */
export const vehiclePhotos = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Fotos in ihrer Reihenfolge' })
  const tiles = grid.getByRole('row')
  return {
    pathOf: (gwnummer: string) => `/#/house/vehicles/${gwnummer}/photos`,
    list: '/#/house/photos',
    chooser: page.locator('input[type="file"][multiple]'),
    grid,
    tiles,
    /** The addresses of the photos in their order. */
    addresses: () =>
      tiles.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src'))),
    actions: (place: number) => page.getByRole('button', { name: `Foto ${place}: Aktionen` }),
    action: (name: string) => page.getByRole('menuitem', { name }),
    announcement: page.getByRole('status').filter({ hasText: /^Foto \d+ von \d+/ }),
    pending: page.getByRole('region', { name: 'Uploads' }).getByRole('listitem'),
    undo: page.getByRole('button', { name: 'Rückgängig' }),
    plate: page.getByRole('dialog', { name: 'Kennzeichen verdecken' }),
  }
}
