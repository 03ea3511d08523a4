/** Loaded first into every Node process of a gate with a shifted clock (`test-clock.ts`). */
import { shiftDate } from './shift-date.ts'

shiftDate(Number(process.env.TEST_CLOCK_OFFSET_MS))
