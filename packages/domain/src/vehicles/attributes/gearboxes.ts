import { t } from '../../values/text.ts'
import { option } from './attribute.ts'

/** Separate from the other attributes of the engine, because cards on home name the gearbox. */
export const gearboxes = [
  option(
    'SCHALT_GETRIEBE',
    t('Schaltgetriebe'),
    'Schalter',
    'Handschaltung',
    'Handschalter',
    'handgeschaltet',
    'geschaltet',
    'manuell',
    'Schaltwagen',
    '5-Gang',
    '6-Gang',
  ),
  option(
    'AUTOMATIK',
    t('Automatik'),
    'Automat',
    'Automatikgetriebe',
    'automatisch',
    'DSG',
    'PDK',
    'EDC',
    'DKG',
    'CVT',
    'Tiptronic',
    'S tronic',
    'Multitronic',
    'Steptronic',
    'Powershift',
    '7G-Tronic',
    '9G-Tronic',
    'Doppelkupplung',
    'Doppelkupplungsgetriebe',
  ),
] as const
