import { t } from '../../values/text.ts'
import { link, optionalLink } from './fields.ts'

const group = 'links' as const
const ownPage = t('Leer: Das Portal zeigt eine eigene Seite.')

/** Pages of the operator in menu and footer. */
export const linkSettings = {
  LINK_PORTRAIT: link({ group, label: t('Über uns'), standard: 'https://www.autoexpo.example/portrait' }),
  LINK_TOUR: link({ group, label: t('Rundgang'), standard: 'https://www.autoexpo.example/rundgang' }),
  LINK_NEWS: link({ group, label: t('Aktuelles'), standard: 'https://www.autoexpo.example/aktuelles' }),
  LINK_CAREER: link({ group, label: t('Karriere'), standard: 'https://www.autoexpo.example/karriere' }),
  LINK_CONTACTS: link({
    ...{ group, label: t('Ansprechpartner'), standard: 'https://www.autoexpo.example/ansprechpartner' },
  }),
  LINK_DIRECTIONS: link({ group, label: t('Anfahrt'), standard: 'https://www.autoexpo.example/anfahrt' }),
  LINK_FAQ: link({ group, label: t('Häufige Fragen'), standard: 'https://www.autoexpo.example/faq' }),
  LINK_DOWNLOADS: link({ group, label: t('Downloads'), standard: 'https://www.autoexpo.example/downloads' }),
  LINK_ROUTE_PLANNER: link({
    ...{ group, label: t('Routenplaner'), standard: 'https://maps.autoexpo.example/route' },
  }),
  LINK_FACEBOOK: link({ group, label: 'Facebook', standard: 'https://social.autoexpo.example/facebook' }),
  LINK_INSTAGRAM: link({
    group,
    label: 'Instagram',
    standard: 'https://social.autoexpo.example/instagram',
  }),
  LINK_LINKEDIN: link({ group, label: 'LinkedIn', standard: 'https://social.autoexpo.example/linkedin' }),
  LINK_WHISTLEBLOWER: link({
    ...{ group, label: t('Hinweisgebersystem'), standard: 'https://www.autoexpo.example/hinweisgebersystem' },
  }),
  LINK_PRIVACY: optionalLink({
    ...{
      group,
      label: t('Datenschutz'),
      hint: ownPage,
      standard: 'https://www.autoexpo.example/datenschutz',
    },
  }),
  LINK_IMPRINT: optionalLink({
    ...{ group, label: t('Impressum'), hint: ownPage, standard: 'https://www.autoexpo.example/impressum' },
  }),
  LINK_ACCESSIBILITY: optionalLink({ group, label: t('Barrierefreiheit'), hint: ownPage, standard: '' }),
}
