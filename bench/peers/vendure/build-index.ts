import type pg from 'pg'

/**
 * Fills Vendure's search index as its search plugin does, with one row per variant. The plugin runs several queries per
 * vehicle and takes minutes; this is one statement.
 */
const index = `
  INSERT INTO search_index_item ("productVariantId", "productId", "languageCode", "channelId", "channelIds", enabled,
    "productName", "productVariantName", description, slug, sku, price, "priceWithTax", "facetIds", "facetValueIds",
    "collectionIds", "collectionSlugs", "productPreview", "productVariantPreview")
  SELECT variant.id, product.id, about."languageCode", price."channelId", price."channelId", product.enabled,
    about.name, name.name, left(about.description, 2600), about.slug, variant.sku, price.price, price.price, facets.ids,
    facets.values, '', '', '', ''
  FROM product_variant variant
  JOIN product ON product.id = variant."productId"
  JOIN product_translation about ON about."baseId" = product.id
  JOIN product_variant_translation name ON name."baseId" = variant.id
  JOIN product_variant_price price ON price."variantId" = variant.id
  CROSS JOIN LATERAL (
    SELECT string_agg(DISTINCT value."facetId"::text, ',') AS ids, string_agg(value.id::text, ',' ORDER BY value.id) AS values
    FROM product_facet_values_facet_value held JOIN facet_value value ON value.id = held."facetValueId"
    WHERE held."productId" = product.id
  ) facets`

export const buildIndex = (client: pg.Client) => client.query(index)
