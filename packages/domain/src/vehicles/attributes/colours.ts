import { t } from '../../values/text.ts'
import { option } from './attribute.ts'

/** Separate from the other attributes of the body, because cards on home name the colour. */
export const colours = [
  option('beige', t('Beige'), 'creme', 'sand', 'champagner'),
  option('blau', t('Blau'), 'marine'),
  option('braun', t('Braun')),
  option('bronze', t('Bronze'), 'kupfer'),
  option('gelb', t('Gelb')),
  option('grau', t('Grau'), 'Anthrazit', 'Graphit', 'Silbergrau'),
  option('grün', t('Grün')),
  option('rot', t('Rot'), 'weinrot', 'bordeaux'),
  option('schwarz', t('Schwarz'), 'Black'),
  option('silber', t('Silber'), 'silbern', 'Silbergrau'),
  option('violett', t('Violett'), 'lila', 'purpur'),
  option('weiß', t('Weiß'), 'weiss', 'weis', 'white'),
  option('orange', t('Orange'), 'orangen'),
  option('gold', t('Gold'), 'golden'),
] as const
