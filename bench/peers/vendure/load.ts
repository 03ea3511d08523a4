import pg from 'pg'
import { insert, type Row } from '../insert.ts'
import { type ShopVehicle, shopFacets } from '../shop-vehicle.ts'
import { buildIndex } from './build-index.ts'

const channelId = 1
const languageCode = 'en'

/** Indexes that Vendure's schema lacks for these searches. */
const indexes = [
  'product ("customFieldsMaker", "customFieldsCarmodel")',
  'product ("customFieldsPrice", "customFieldsDocumentnumber" DESC)',
  'product ("customFieldsYear")',
  'product ("customFieldsMileage")',
  'product ("customFieldsFahrzeugid")',
  'search_index_item ("productId")',
  'search_index_item (price)',
]

/** Prices need a tax zone; their amounts are gross. */
const taxes = `
  INSERT INTO zone (id, name) VALUES (1, 'Deutschland');
  INSERT INTO tax_category (id, name, "isDefault") VALUES (1, 'Fahrzeug', true);
  INSERT INTO tax_rate (name, enabled, value, "categoryId", "zoneId") VALUES ('gross', true, 0, 1, 1);
  UPDATE channel SET "defaultTaxZoneId" = 1, "defaultShippingZoneId" = 1, "pricesIncludeTax" = true`

async function insertFacets(client: pg.Client, facets: Map<string, string[]>) {
  const ids = new Map<string, number>()
  for (const [index, [code, values]] of [...facets].entries()) {
    const facetId = index + 1
    await insert(client, 'facet', [{ id: facetId, code, isPrivate: false }])
    await insert(client, 'facet_translation', [{ baseId: facetId, languageCode, name: code }])
    await insert(client, 'facet_channels_channel', [{ facetId, channelId }])
    const rows = values.map((name) => ({
      name,
      code: name,
      facetId,
      id: ids.size + 1 + values.indexOf(name),
    }))
    for (const { name, id } of rows) ids.set(`${code}:${name}`, id)
    await insert(
      client,
      'facet_value',
      rows.map(({ id, code, facetId }) => ({ id, code, facetId })),
    )
    await insert(
      client,
      'facet_value_translation',
      rows.map(({ id, name }) => ({ baseId: id, languageCode, name })),
    )
    await insert(
      client,
      'facet_value_channels_channel',
      rows.map(({ id }) => ({ facetValueId: id, channelId })),
    )
  }
  return ids
}

/** A file that several vehicles share becomes one asset. */
async function insertPhotos(client: pg.Client, vehicles: ShopVehicle[]) {
  const photos = [...new Set(vehicles.flatMap((vehicle) => vehicle.photos))]
  await insert(
    client,
    'asset',
    photos.map((name, index) => ({
      ...{ id: index + 1, source: name, preview: name, type: 'IMAGE', mimeType: 'image/webp' },
      ...{ width: 1920, height: 1280, fileSize: 100_000 },
    })),
  )
  await insert(
    client,
    'asset_translation',
    photos.map((name, index) => ({ baseId: index + 1, languageCode, name })),
  )
  await insert(
    client,
    'asset_channels_channel',
    photos.map((_, index) => ({ assetId: index + 1, channelId })),
  )
  await insert(
    client,
    'product_asset',
    vehicles.flatMap((vehicle, index) =>
      vehicle.photos.map((name, position) => ({
        ...{ productId: index + 1, assetId: photos.indexOf(name) + 1, position },
      })),
    ),
  )
}

/**
 * One product with one variant per vehicle; traits are custom fields and facet values. Inserted directly as
 * rows, because Vendure's services would take minutes.
 *
 * @returns the id of each facet value by `list:value`
 */
export async function loadVendure(url: string, vehicles: ShopVehicle[]): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(taxes)
    const facets = new Map<string, string[]>()
    const traits = vehicles.map((vehicle) => shopFacets(vehicle))
    for (const trait of traits)
      for (const [list, value] of trait) {
        const values = facets.get(list) ?? []
        facets.set(list, values.includes(value) ? values : [...values, value])
      }
    const facetIds = await insertFacets(client, facets)
    const each = (row: (vehicle: ShopVehicle, id: number) => Row) =>
      vehicles.map((vehicle, index) => row(vehicle, index + 1))
    const name = ({ maker, car_model, modell }: ShopVehicle) => `${maker} ${car_model} ${modell}`

    await insert(
      client,
      'product',
      each((vehicle, id) => ({
        id,
        customFieldsFahrzeugid: vehicle.fahrzeugid,
        customFieldsTransporter: vehicle.transporter,
        customFieldsMaker: vehicle.maker,
        customFieldsCarmodel: vehicle.car_model,
        customFieldsKraftstoffart: vehicle.kraftstoffart,
        customFieldsYear: vehicle.year,
        customFieldsMileage: vehicle.mileage,
        customFieldsPrice: vehicle.price,
        customFieldsDocumentnumber: vehicle.document,
        customFieldsRegistered: vehicle.registered,
        customFieldsPs: vehicle.ps,
      })),
    )
    await insert(
      client,
      'product_translation',
      each((vehicle, id) => ({
        ...{ baseId: id, languageCode, name: name(vehicle), description: vehicle.equipment },
        slug: `vehicle-${vehicle.fahrzeugid}`,
      })),
    )
    await insert(
      client,
      'product_channels_channel',
      each((_, id) => ({ productId: id, channelId })),
    )
    await insert(
      client,
      'product_variant',
      each(({ fahrzeugid }, id) => ({ id, productId: id, sku: String(fahrzeugid), taxCategoryId: 1 })),
    )
    await insert(
      client,
      'product_variant_translation',
      each((vehicle, id) => ({ baseId: id, languageCode, name: name(vehicle) })),
    )
    await insert(
      client,
      'product_variant_channels_channel',
      each((_, id) => ({ productVariantId: id, channelId })),
    )
    await insert(
      client,
      'product_variant_price',
      each(({ price }, id) => ({
        variantId: id,
        channelId,
        currencyCode: 'USD',
        price: Math.round(price * 100),
      })),
    )
    await insertPhotos(client, vehicles)
    await insert(
      client,
      'product_facet_values_facet_value',
      traits.flatMap((trait, index) =>
        trait.map(([list, value]) => ({
          productId: index + 1,
          facetValueId: facetIds.get(`${list}:${value}`) ?? null,
        })),
      ),
    )
    await buildIndex(client)
    for (const columns of indexes) await client.query(`CREATE INDEX ON ${columns}`)
    await client.query('VACUUM ANALYZE')
    return facetIds
  } finally {
    await client.end()
  }
}
