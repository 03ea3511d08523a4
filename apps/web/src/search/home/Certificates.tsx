import report from './certificate-report.svg'
import service from './certificate-service.svg'
import site from './certificate-site.svg'
import stock from './certificate-stock.svg'

const certificates = [
  {
    image: stock,
    title: 'Geprüfter Fahrzeugbestand',
    text: 'Jedes Fahrzeug mit Zustandsbericht einer Prüforganisation',
  },
  { image: report, title: 'Gutachten zum Download', text: 'Mängel, Reifen und Lackdicke dokumentiert' },
  { image: site, title: 'Eigener Fahrzeugplatz', text: 'Besichtigung und Abholung an einem Ort' },
  { image: service, title: 'Ausgezeichneter Händlerservice', text: 'Feste Ansprechpartner im Verkauf' },
]

/** The operator's quality promises (B-01). */
export const Certificates = () => (
  <section className="section late">
    <div className="container">
      <h2>Geprüft und zertifiziert</h2>
      <ul className="certs">
        {certificates.map(({ image, title, text }) => (
          <li key={title} className="cert">
            <img src={image} alt={`Siegel ${title}`} width={64} height={64} loading="lazy" />
            <b>{title}</b>
            <span className="small muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
