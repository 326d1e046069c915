import {
  button,
  description,
  heading2,
  link,
  list,
  maps,
  paragraph,
  strong,
  title,
} from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

/** Directions and the pages that the law asks for. */
export const service: SeedModule = (day) => [
  makeDocument({
    path: '/de/anfahrt',
    title: 'Anfahrt',
    description: 'Mit Bahn, Bus, Rad oder Auto zum Wispewehr.',
    created: day.minus(1370),
    modified: day.minus(58, '12:10'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      maps({
        url: 'https://www.google.com/maps?q=54.021,8.604&z=13&output=embed',
        title: 'Lageplan des Forschungszentrums an der Wispe',
      }),
      heading2('Mit Bahn und Bus'),
      paragraph(
        'Von Alt Hafen fährt die Regionalbahn alle dreißig Minuten nach Immerlund, die Fahrt dauert 24 Minuten. Vor dem Bahnhof hält die Buslinie 7; steigen Sie an der vierten Haltestelle „Forschungszentrum“ aus. Zu Fuß sind es zwanzig Minuten am Fluss entlang, bei Westwind etwas mehr.',
      ),
      heading2('Mit dem Rad'),
      paragraph(
        'Der Wispe-Radweg führt direkt über das Gelände. An allen Gebäuden stehen überdachte Ständer, eine Luftpumpe hängt an der Pforte.',
      ),
      heading2('Mit dem Auto'),
      paragraph(
        'Verlassen Sie die Autobahn an der Ausfahrt Immerlund-Nord und folgen Sie den Schildern bis zum Parkhaus am Tor West. Gäste parken dort einen Tag lang kostenlos, vier Plätze haben Ladesäulen.',
      ),
      paragraph(
        strong('Stufenlos unterwegs: '),
        'Vom Parkhaus und von der Bushaltestelle sind alle Eingänge ohne Schwelle erreichbar. Einen Rollstuhl zum Ausleihen hält die Pforte bereit.',
      ),
      button({ title: 'Besuch anmelden', href: '/de/ueber-uns/kontakt' }),
    ],
  }),
  makeDocument({
    path: '/de/impressum',
    title: 'Impressum',
    description: 'Anbieterkennzeichnung nach § 5 DDG.',
    created: day.minus(1365),
    modified: day.minus(180, '09:00'),
    exclude_from_nav: true,
    blocks: [
      title(),
      heading2('Anbieter'),
      paragraph(
        'Stiftung Forschungszentrum Immerlund\nAm Wispewehr 1, 00417 Immerlund\nTelefon +49 40 66969-0\n',
        link('mailto:info@immerlund.example', 'info@immerlund.example'),
      ),
      heading2('Vertretung'),
      paragraph(
        'Die Stiftung des öffentlichen Rechts wird durch ihren Vorstand vertreten, also durch Prof. Dr. Solveig Brandekamp und Dr. Tjark Ellerbusch. Aufsicht führt das Wissenschaftsministerium des Landes.',
      ),
      heading2('Redaktion'),
      paragraph(
        'Verantwortlich für den Inhalt im Sinne des Medienstaatsvertrags ist Rieke Sandhorst, Anschrift wie oben. Texte und Bilder unterliegen dem Urheberrecht, soweit nichts anderes dabeisteht.',
      ),
      heading2('Verweise auf fremde Seiten'),
      paragraph(
        'Verweise prüfen wir, wenn wir sie setzen. Was sich danach ändert, liegt nicht in unserer Hand; für einen Hinweis sind wir dankbar.',
      ),
      paragraph('Umsatzsteuer-Identifikationsnummer: DE 000 417 000'),
    ],
  }),
  makeDocument({
    path: '/de/datenschutz',
    title: 'Datenschutz',
    description: 'Welche Daten beim Besuch dieser Seiten anfallen und was damit geschieht.',
    created: day.minus(1364),
    modified: day.minus(72, '16:00'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      heading2('In Kürze'),
      paragraph(
        'Sie können alle Seiten lesen, ohne etwas von sich preiszugeben. Wir setzen keine Werbung ein und verkaufen nichts weiter.',
      ),
      heading2('Protokolle des Servers'),
      paragraph(
        'Beim Abruf speichert der Server Zeitpunkt, Adresse der Seite, übertragene Menge und eine gekürzte Netzadresse. Rechtsgrundlage ist unser berechtigtes Interesse an einem störungsfreien Betrieb nach Artikel 6 Absatz 1 Buchstabe f DSGVO. Nach sieben Tagen werden die Einträge gelöscht.',
      ),
      heading2('Einwilligung und fremde Inhalte'),
      paragraph(
        'Filme und Karten anderer Anbieter laden wir erst, wenn Sie zugestimmt haben. Ihre Wahl merkt sich der Browser einen Monat lang in einem Cookie. Sie können sie jederzeit ändern, indem Sie die Einstellungen erneut öffnen.',
      ),
      heading2('Ihre Rechte'),
      list([
        'Auskunft darüber, was über Sie gespeichert ist',
        'Berichtigung, Löschung und Einschränkung der Verarbeitung',
        'Widerruf einer Einwilligung für die Zukunft',
        'Beschwerde bei der Aufsichtsbehörde des Landes',
      ]),
      paragraph(
        'Unseren Datenschutzbeauftragten erreichen Sie unter +49 40 66969-150 oder ',
        link('mailto:datenschutz@immerlund.example', 'datenschutz@immerlund.example'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/erklaerung-zur-barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    nav_title: 'Barrierefreiheit',
    description: 'Was auf diesen Seiten schon für alle geht und was noch nicht.',
    created: day.minus(435),
    modified: day.minus(110, '10:45'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Diese Erklärung gilt für den Auftritt unter www.immerlund.example. Grundlage sind das Behindertengleichstellungsgesetz und die Norm EN 301 549. Geprüft haben wir selbst, ergänzt um einen Durchgang mit drei blinden Testpersonen.',
      ),
      heading2('Stand'),
      paragraph('Der Auftritt ist weitgehend vereinbar. Noch nicht erfüllt sind folgende Punkte:'),
      list([
        'Einige Berichte von vor 2019 liegen nur als eingescannte PDF-Dateien vor.',
        'Für zwei ältere Filme fehlt die Audiodeskription.',
        'Der eingebundene Lageplan ist mit der Tastatur nur eingeschränkt bedienbar; die Wegbeschreibung steht deshalb daneben als Text.',
      ]),
      heading2('Barriere melden'),
      paragraph(
        'Stoßen Sie auf ein Hindernis, schreiben Sie an ',
        link('mailto:barrierefrei@immerlund.example', 'barrierefrei@immerlund.example'),
        ' oder rufen Sie +49 40 66969-160 an. Innerhalb von vier Wochen erhalten Sie eine Antwort.',
      ),
      heading2('Schlichtung'),
      paragraph(
        'Hilft das nicht weiter, können Sie die Schlichtungsstelle des Landes einschalten. Das Verfahren ist kostenfrei, ein Rechtsbeistand nicht erforderlich.',
      ),
    ],
  }),
];
