import {
  button,
  description,
  grid,
  heading2,
  hero,
  list,
  numbered,
  paragraph,
  styled,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeIntro } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

/** Pages that lead guests into the site. */
export const introductions: SeedModule = (day) => [
  makeIntro({
    path: '/de/ueber-uns/in-fuenf-minuten',
    title: 'Immerlund in fünf Minuten',
    description: 'Für alle, die zum ersten Mal von uns hören.',
    created: day.minus(500),
    modified: day.minus(32, '08:20'),
    exclude_from_nav: true,
    preview_image: { picture: 'lead-light.webp' },
    blocks: [
      title(),
      description(),
      styled(
        paragraph(
          'Minute eins: Wir sind 2.140 Leute an einem Fluss und wollen wissen, wie sich die Welt verändert.',
        ),
        { styles: { size: 'statement' } },
      ),
      numbered([
        'Minute zwei gehört den Zellen, aus denen alles Lebende besteht.',
        'Minute drei gehört dem Strom und der Frage, wo er nachts bleibt.',
        'Minute vier gehört der Luft, die nie stillhält.',
        'Minute fünf gehört Ihnen: Worauf sind Sie neugierig?',
      ]),
      grid([
        teaser({ href: '/de/institute/zellbiophysik' }),
        teaser({ href: '/de/institute/energiespeicher' }),
        teaser({ href: '/de/institute/atmosphaere-und-klima' }),
      ]),
      button({ title: 'Häufige Fragen', href: '/de/ueber-uns/haeufige-fragen' }),
    ],
  }),
  makeIntro({
    path: '/de/zusammenarbeit/schulen',
    title: 'Für Schulen',
    description: 'Vom Vormittag im Labor bis zur Facharbeit: Was wir für Klassen anbieten.',
    created: day.minus(490),
    modified: day.minus(39, '13:10'),
    exclude_from_nav: true,
    preview_image: { picture: 'turing-red.webp' },
    blocks: [
      hero({
        href: '/de/ueber-uns/kontakt',
        head_title: 'Für Schulen',
        title: 'Einen Vormittag lang forschen',
        description: 'Donnerstags gehört das Labor Klassen ab Jahrgang sieben.',
        buttonText: 'Termin vereinbaren',
        preview_image: '/de/bilder/turing-red',
        variation: 'left',
      }),
      heading2('Drei Versuche zur Auswahl'),
      list([
        'Streifen züchten: wie Muster auf Fellen entstehen',
        'Salz erstarren lassen und die Wärme in der Hand spüren',
        'Eine Bö fangen, mit Drachen und Druckmesser',
      ]),
      paragraph(
        'Der Besuch kostet nichts, Fahrkarten erstattet der Freundeskreis. Lehrkräfte erhalten vorab ein Heft mit Aufgaben, deren Lösungen wir selbst nicht alle kennen.',
      ),
    ],
  }),
];
