export async function GET({ scope, params }, response) {
  response.json(await scope.resolve('vehicle').retrieveVehicle(params.id))
}
