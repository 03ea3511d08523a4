/**
 * The steps of the from and to lists of both search forms (specification section 9, requirements, U-06,
 * U-17). Separate from the attributes, because the home page loads only these.
 */
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

const tenThousands = steps(10_000, 100_000, 10_000)
export const kmFrom = [0, ...tenThousands, 125_000, 150_000, 200_000, 250_000]
export const kmTo = [...tenThousands, 125_000, 150_000, 200_000, 250_000, 300_000]
export const priceFromHome = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 50_000]
export const priceToHome = [10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 50_000, 100_000]
const prices = [5000, 10_000, 15_000, ...steps(20_000, 100_000, 10_000)]
export const priceFrom = [0, ...prices, 125_000, 150_000, 200_000, 250_000]
export const priceTo = [...prices, 125_000, 150_000, 200_000, 250_000, 300_000]
export const priceVan = [...steps(5000, 35_000, 5000), 50_000]
export const weightsKg = [1000, 1500, 3500, 5000, 7000]
export const seatCounts = steps(2, 9, 1)

const ps = [34, 50, 60, 75, 90, 101, 118, 131, 150, 200, 252, 303, 358, 402, 454]
const kw = [25, 37, 44, 55, 66, 74, 87, 96, 110, 147, 185, 223, 263, 296, 334]
export const psFrom = ps.slice(0, 14)
export const psTo = ps
export const kwFrom = kw.slice(0, 14)
export const kwTo = kw
