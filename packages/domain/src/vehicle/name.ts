/**
 * The name of a vehicle from its maker and its model or model group. The maker stands once where the model is or begins
 * with the maker again: "Audi", not "Audi Audi"; "MINI Cooper", not "MINI MINI Cooper".
 */
export const vehicleName = (maker: string, model: string): string =>
  `${model} `.toLowerCase().startsWith(`${maker} `.toLowerCase()) ? model : `${maker} ${model}`
