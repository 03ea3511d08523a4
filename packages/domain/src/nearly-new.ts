const months = 8
const km = 1000

type Registered = { transporter: boolean; kilometerstandvon: number; erstzulassungvon: string }

/**
 * Whether a car counts as new under the labelling rules (section 2 Pkw-EnVKV): then consumption, CO2 emission and CO2
 * class are required in every advertisement. Vans are exempt.
 * @param today ISO date
 */
export function isNearlyNew({ transporter, kilometerstandvon, erstzulassungvon }: Registered, today: string) {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = erstzulassungvon.split('-').map(Number)
  const age = (year - fromYear) * 12 + month - fromMonth - (fromDay > day ? 1 : 0)
  return !transporter && kilometerstandvon < km && age < months
}
