import type { CarSort } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'

export const sortChoices: readonly { value: CarSort; label: string }[] = [
  { value: 'eaktedokumentid,desc', label: t('Standard') },
  { value: 'veroeffentlicht,desc', label: t('Neu im Angebot zuerst') },
  { value: 'preissenkung,desc', label: t('Zuletzt im Preis gesenkt') },
  { value: 'wiederda,desc', label: t('Wieder da zuerst') },
  { value: 'hersteller,asc', label: t('Hersteller') },
  { value: 'modellgruppe,asc', label: t('Modellreihe') },
  { value: 'preis,asc', label: t('Preis aufsteigend') },
  { value: 'preis,desc', label: t('Preis absteigend') },
  { value: 'kilometerstandvon,asc', label: t('Kilometer aufsteigend') },
  { value: 'kilometerstandvon,desc', label: t('Kilometer absteigend') },
  { value: 'erstzulassungvon,desc', label: t('Erstzulassung, jüngste zuerst') },
  { value: 'erstzulassungvon,asc', label: t('Erstzulassung, älteste zuerst') },
  { value: 'veroeffentlicht,asc', label: t('Längste Standzeit zuerst') },
]
