import { NewColleague } from '@portal/contract/house/colleagues'
import { formResolver } from '../../form-resolver.ts'

export const colleagueResolver = formResolver(NewColleague)
