import { t } from '@portal/domain/values/text'
import report from './certificate-report.svg'
import service from './certificate-service.svg'
import site from './certificate-site.svg'
import stock from './certificate-stock.svg'

const certificates = [
  {
    image: stock,
    title: t('Geprüfter Fahrzeugbestand'),
    text: t('Jedes Fahrzeug mit Zustandsbericht einer Prüforganisation'),
  },
  { image: report, title: t('Gutachten zum Download'), text: t('Mängel, Reifen und Lackdicke dokumentiert') },
  { image: site, title: t('Eigener Fahrzeugplatz'), text: t('Besichtigung und Abholung an einem Ort') },
  { image: service, title: t('Ausgezeichneter Händlerservice'), text: t('Feste Ansprechpartner im Verkauf') },
]

/** The operator's quality promises (B-01). */
export const Certificates = () => (
  <section className="section late">
    <div className="container">
      <h2>Geprüft und zertifiziert</h2>
      <ul className="certs">
        {certificates.map(({ image, title, text }) => (
          <li key={title} className="cert">
            <img src={image} alt={t`Siegel ${title}`} width={64} height={64} loading="lazy" />
            <b>{title}</b>
            <span className="small muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
