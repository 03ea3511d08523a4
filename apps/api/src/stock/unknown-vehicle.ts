import { t } from '@portal/domain/values/text'
import { ProblemError } from '../http/problem.ts'

/** The problem of a call of the house about a GW number that is not in the stock. */
export const unknownVehicle = () =>
  new ProblemError('not-found', { title: t('Unter dieser GW-Nummer ist kein Fahrzeug im Bestand.') })
