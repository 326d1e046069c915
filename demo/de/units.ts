import {
  button,
  callout,
  description,
  heading2,
  image,
  link,
  list,
  numbered,
  paragraph,
  table,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, staffOf } from '~mocks/seed/listing-blocks';
import { makeDocument, makeUnit } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/ueber-uns/einrichtungen';

/** Whose work the whole institution shares. */
export const units: SeedModule = (day) => [
  makeDocument({
    path: home,
    title: 'Zentrale Einrichtungen',
    nav_title: 'Einrichtungen',
    description: 'Drei Abteilungen, ohne die kein Institut einen Tag auskäme.',
    created: day.minus(1390),
    modified: day.minus(45, '09:10'),
    preview_image: { picture: 'field-lines.webp' },
    blocks: [
      title(),
      description(),
      listing({ variation: 'threeColumnGrid', query: [ofType('OE'), below(home, 1)] }),
      paragraph(
        'Alle drei sitzen in Gebäude 01.2, gleich hinter der Pforte. Sie erreichen sie von 7.30 bis 16 Uhr, die Werkstatt auch danach, wenn noch Licht brennt.',
      ),
    ],
  }),
  makeUnit({
    path: `${home}/personal`,
    title: 'Personal und Willkommen',
    name: 'Personal und Willkommen',
    token: 'personal',
    description: 'Vom ersten Vertrag bis zum letzten Urlaubstag.',
    created: day.minus(1385),
    modified: day.minus(22, '10:30'),
    preview_image: { picture: 'waves.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Zwölf Menschen betreuen 2.140 Beschäftigte aus 61 Ländern. Das Willkommensbüro hilft bei Wohnung, Visum und Schule, am liebsten schon vor dem ersten Arbeitstag.',
      ),
      numbered([
        'Zusage unterschreiben und zurückschicken',
        'Termin im Willkommensbüro ausmachen',
        'Ausweis, Schlüssel und Fahrrad abholen',
      ]),
      listing({
        headline: 'Ihre Ansprechpersonen im Personalwesen',
        variation: 'summary',
        query: [ofType('Member'), below('/profile', 1), staffOf('personal', 'administrational_units')],
      }),
      button({ title: 'Offene Stellen', href: '/de/karriere/stellenangebote' }),
    ],
  }),
  makeUnit({
    path: `${home}/technik`,
    title: 'Technik und Werkstätten',
    name: 'Technik und Werkstätten',
    token: 'technik',
    description: 'Drehen, fräsen, löten, und manchmal einfach auf den Schrank klopfen.',
    created: day.minus(1385),
    modified: day.minus(68, '14:45'),
    preview_image: { picture: 'battery-layers.webp' },
    blocks: [
      title(),
      description(),
      table([
        ['Werkstatt', 'Gebäude', 'Annahme'],
        ['Feinmechanik', '02.1', 'montags bis donnerstags'],
        ['Elektronik', '02.3', 'täglich bis 15 Uhr'],
        ['Glas', '02.4', 'dienstags'],
      ]),
      heading2('Auszubildende'),
      paragraph(
        'Jedes Jahr beginnen vierzehn junge Leute hier ihre Lehre. Ihr erstes Werkstück ist ein Flaschenöffner, ihr letztes fliegt gelegentlich mit einem Ballon davon.',
      ),
      callout('Aufträge ohne Skizze bleiben liegen, auch wenn sie eilig sind.'),
    ],
  }),
  makeUnit({
    path: `${home}/kommunikation`,
    title: 'Kommunikation',
    name: 'Kommunikation',
    token: 'kommunikation',
    description: 'Presse, Führungen, Internetseiten und ein Podcast über Wetter.',
    created: day.minus(1385),
    modified: day.minus(3, '12:00'),
    preview_image: { picture: 'interference.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Forschung verständlich zu machen ist Arbeit für ein ganzes Redaktionszimmer. Wer über uns berichten möchte, beginnt am besten auf der ',
        link('/de/press', 'Seite der Pressestelle'),
        '.',
      ),
      list([
        'Sieben Redakteurinnen und Redakteure',
        'Zwei Grafiker, die jede Kurve nachrechnen',
        'Ein Tonstudio im alten Pegelhaus',
      ]),
      image({
        url: '/de/bilder/interference',
        alt: 'Orange Bögen und blaue Strahlen, die aus zwei Wellenkreisen entstehen',
        description: 'Titelbild der ersten Podcast-Folge: zwei Steine im Teich.',
        size: 'm',
      }),
    ],
  }),
];
