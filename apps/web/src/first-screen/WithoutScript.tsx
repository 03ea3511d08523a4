/** What a browser without JavaScript shows. The API replaces the `{{…}}` placeholders with the operator's settings. */
export const WithoutScript = () => (
  <main className="container page single stack">
    <h1>{'{{brand}}'}</h1>
    <p>
      Unsere Fahrzeugsuche braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein und laden Sie die
      Seite neu.
    </p>
    <p>
      Kennen Sie die GW-Nummer eines Fahrzeugs, sehen Sie es auch ohne JavaScript: unter der Adresse{' '}
      <strong>/fahrzeug/123456</strong> mit seiner Nummer am Ende.
    </p>
    <p>
      Gern helfen wir Ihnen persönlich: Telefon <a href="{{phone}}">{'{{contact.phone}}'}</a>, E-Mail{' '}
      <a href="mailto:{{mail.private}}">{'{{mail.private}}'}</a>
    </p>
  </main>
)
