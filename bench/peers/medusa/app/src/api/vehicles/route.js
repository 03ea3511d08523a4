/** A page of vehicles by price, newest first among equal prices, with the total number. */
export async function GET({ scope, query }, response) {
  const { filters, take, fields } = JSON.parse(query.ask)
  const [vehicles, count] = await scope.resolve('vehicle').listAndCountVehicles(filters, {
    select: fields,
    take,
    order: { price: 'ASC', document: 'DESC' },
  })
  response.json({ vehicles, count })
}
