import { NewColleague } from '@portal/contract/colleagues'
import { formResolver } from '../../form-resolver.ts'

export const colleagueResolver = formResolver(NewColleague)
