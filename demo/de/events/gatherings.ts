import { button, callout, description, heading2, list, paragraph, table, title } from '~mocks/seed/blocks';
import { makeEvent } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const events = '/de/aktuelles/veranstaltungen';

/** Tours, conferences and open days. */
export const gatherings: SeedModule = (day) => [
  makeEvent({
    path: `${events}/abend-am-plasmaexperiment-halo`,
    title: 'Ein Abend am Plasmaexperiment HALO',
    description: 'Führung: hundert Millionen Grad, und Sie stehen sechs Meter daneben.',
    created: day.minus(55, '15:10'),
    modified: day.minus(13, '15:25'),
    subjects: ['HALO', 'Führung'],
    head_title: 'Führung',
    start: day.plus(10, '17:30'),
    end: day.plus(10, '19:00'),
    location: 'Geb. 07.2',
    contact_name: 'Besucherdienst',
    contact_email: 'besuch@immerlund.example',
    contact_phone: '+49 40 66969-150',
    event_url: 'https://besuch.immerlund.example/halo',
    preview_image: { picture: 'plasma.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Wenn die Spulen anlaufen, brummt der Boden. Dann leuchtet hinter dem Fenster für elf Sekunden ein violetter Ring, heißer als das Innere der Sonne. Das Team lässt Sie an diesem Abend zusehen und erklärt, warum die Wand dabei nicht schmilzt.',
      ),
      callout(
        'Mit Herzschrittmacher oder anderen aktiven Implantaten können wir Sie leider nicht in die Halle lassen. Aus dem Kontrollraum sehen Sie alles auf der Leinwand.',
      ),
      paragraph(
        'Teilnehmen können 25 Personen ab zwölf Jahren. Festes Schuhwerk genügt; Helme bekommen Sie von uns.',
      ),
    ],
  }),
  makeEvent({
    path: `${events}/energiespeichertag`,
    title: 'Immerlunder Energiespeichertag',
    description: 'Tagung: ein Tag zwischen Salzschmelze, Wasserstofftank und Stromnetz.',
    created: day.minus(60, '16:10'),
    modified: day.minus(15, '10:25'),
    subjects: ['Energie', 'Tagung', 'Batterien'],
    head_title: 'Tagung',
    start: day.plus(17, '09:00'),
    end: day.plus(17, '17:00'),
    location: 'Forum am Wehr',
    contact_name: 'Tagungsbüro Energiespeicher',
    contact_email: 'speichertag@immerlund.example',
    contact_phone: '+49 40 66969-930',
    event_url: 'https://tagung.immerlund.example/speichertag',
    preview_image: { picture: 'battery-layers.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Stadtwerke, Hersteller und Forschung reden oft über dieselben Speicher und meinen Verschiedenes. Der Energiespeichertag bringt sie an einen Tisch. Jeder Vortrag wird im Doppel gehalten: eine Stimme aus dem Labor, eine aus dem Betrieb.',
      ),
      table([
        ['Uhrzeit', 'Thema', 'Raum'],
        ['09:00', 'Begrüßung durch Ilka Feddersteen', 'Saal'],
        ['09:30', 'Wärme für ein ganzes Viertel: Bilanz aus Wispewehr', 'Saal'],
        ['11:15', 'Werkstattgespräche zu Zellen, Tanks und Salzen', 'Galerie'],
        ['13:30', 'Rundgang über die Prüfstände', 'Treffpunkt Nordtor'],
        ['15:30', 'Was kostet eine Kilowattstunde Geduld?', 'Saal'],
      ]),
      heading2('Anmeldung'),
      paragraph(
        'Die Teilnahme kostet 40 Euro, für Studierende nichts. Mittagessen ist eingeschlossen und kommt ohne Fleisch aus.',
      ),
      button({ title: 'Programm des Instituts', href: '/de/institute/energiespeicher' }),
    ],
  }),
  makeEvent({
    path: `${events}/werkstatttag-fuer-schulklassen`,
    title: 'Werkstatttag für Schulklassen',
    description: 'Fräsen, löten, glasblasen: Berufe kennenlernen, die es fast nur in der Forschung gibt.',
    created: day.minus(65, '10:10'),
    modified: day.minus(17, '11:25'),
    subjects: ['Schule', 'Ausbildung'],
    head_title: 'Schule',
    start: day.plus(24, '00:00'),
    end: day.plus(24, '23:59'),
    whole_day: true,
    location: 'Zentrale Technik, Geb. 02.1',
    contact_name: 'Ausbildungswerkstatt',
    contact_email: 'werkstatt@immerlund.example',
    contact_phone: '+49 40 66969-210',
    preview_image: { picture: 'lattice.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Ohne Werkstatt keine Wissenschaft: Hinter jedem Experiment stehen Menschen, die eine Skizze auf der Serviette in Metall verwandeln. An diesem Tag öffnen sie ihre Türen für Klassen ab Jahrgangsstufe acht.',
      ),
      list([
        'Feinmechanik: ein Kreisel, der länger als vier Minuten läuft',
        'Glasbläserei: das eigene Reagenzglas, auf Wunsch mit Schleife',
        'Elektronik: ein Sensor, der auf Pusten reagiert',
      ]),
      paragraph(
        'Lehrkräfte melden ihre Gruppe bitte telefonisch an. Wer mag, bringt die Klasse schon am Vormittag; Schluss ist, wenn der letzte Kreisel umfällt.',
      ),
    ],
  }),
  makeEvent({
    path: `${events}/winternacht-auf-der-hohen-warte`,
    title: 'Winternacht auf der Hohen Warte',
    description: 'Punsch, Ballonstart und Sternenhimmel an unserer Außenstelle. Wer friert, geht früher.',
    created: day.minus(70, '11:10'),
    modified: day.minus(19, '12:25'),
    subjects: ['Wetter', 'Hohe Warte'],
    head_title: 'Offener Abend',
    start: day.plus(31, '19:00'),
    end: day.plus(31, '23:59'),
    open_end: true,
    location: 'Außenstelle Hohe Warte',
    contact_name: 'Enno Harksen',
    contact_email: 'hohewarte@immerlund.example',
    contact_phone: '+49 40 66969-688',
    preview_image: { picture: 'clouds-evening.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Um acht steigt der Wetterballon, um neun schickt er die ersten Werte aus zehn Kilometern Höhe. Dazwischen wird am Feuer erzählt, wie man Wolken beim Altern zusieht. Bei klarem Himmel stellen die Sternfreunde Wispewehr ihre Fernrohre auf.',
      ),
      paragraph(
        'Vom Bahnhof fährt ab 18:30 Uhr alle halbe Stunde ein Bus. Bringen Sie warme Kleidung und eine Tasse mit.',
      ),
    ],
  }),
];
