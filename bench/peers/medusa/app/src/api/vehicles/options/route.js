/** The counts per option from Medusa's search module. */
export async function GET({ scope, query }, response) {
  const { filters, facets } = JSON.parse(query.ask)
  const found = await scope.resolve('query').search({
    entity: 'vehicle',
    fields: ['id'],
    filters,
    pagination: { take: 1 },
    search_options: { facets: facets.map((field) => ({ field, limit: 1000 })), count: 'exact' },
  })
  response.json(found.search_result)
}
