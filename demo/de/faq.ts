import { description, link, paragraph, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument, makeFaqItem } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/ueber-uns/haeufige-fragen';

const answers = [
  {
    id: 'besuch',
    title: 'Darf ich das Gelände einfach so betreten?',
    text: '<p>Ja, zwischen Sonnenaufgang und Sonnenuntergang. Die Hallen sehen Sie nur mit einer <a href="/de/ueber-uns/kontakt">Führung</a>, weil dort Magnete und Laser laufen.</p>',
  },
  {
    id: 'hunde',
    title: 'Ist mein Hund willkommen?',
    text: '<p>An der Leine gern, außer auf den Deichen: Dort weiden Schafe, und die haben Vorfahrt.</p>',
  },
  {
    id: 'praktikum',
    title: 'Wie komme ich an ein Praktikum?',
    text: '<p>Schülerinnen und Schüler melden sich im Oktober für das nächste Jahr. Studierende schreiben am besten direkt der Arbeitsgruppe, die sie interessiert.</p>',
  },
  {
    id: 'bilder',
    title: 'Darf ich Ihre Bilder verwenden?',
    text: '<p>Für Unterricht und Berichterstattung ja, mit Quellenangabe. Alles andere klären Sie bitte vorher mit der <a href="/de/press">Pressestelle</a>.</p>',
  },
  {
    id: 'wettervorhersage',
    title: 'Können Sie mir sagen, ob es am Samstag regnet?',
    text: '<p>Nein, so weit reicht unser Blick nicht. Für die nächsten zwanzig Minuten sind wir die Richtigen, für das Wochenende der Wetterdienst.</p>',
  },
  {
    id: 'pegelhefte',
    title: 'Kann man die alten Pegelhefte ansehen?',
    text: '<p>Im Lesesaal der Bibliothek liegen Abschriften aus. Die Originale zeigen wir einmal im Jahr, am Tag des offenen Denkmals.</p>',
  },
] as const;

/** Frequent questions; each answer is an item of its own. */
export const faq: SeedModule = (day) => [
  makeDocument({
    path: home,
    title: 'Häufige Fragen',
    description: 'Sechs Fragen, die an der Pforte immer wieder gestellt werden.',
    created: day.minus(700),
    modified: day.minus(37, '11:00'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      listing({ variation: 'faqListing', query: [ofType('FAQ Item'), below(home, 1)] }),
      paragraph(
        'Ihre Frage ist nicht dabei? Dann stellen Sie sie uns unter +49 40 66969-120 oder an ',
        link('mailto:besuch@immerlund.example', 'besuch@immerlund.example'),
        '.',
      ),
    ],
  }),
  ...answers.map(({ id, title: question, text }, position) =>
    makeFaqItem({
      path: `${home}/${id}`,
      title: question,
      created: day.minus(700 - position),
      modified: day.minus(60 - position, '10:00'),
      exclude_from_nav: true,
      text,
    }),
  ),
];
