import {
  description,
  grid,
  heading2,
  image,
  link,
  list,
  paragraph,
  quote,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { jobOffers } from './careers/job-offers';

const jobsPath = '/de/karriere/stellenangebote';

/** Working at the centre: overview, doctoral researchers, open positions. */
export const careers: SeedModule = (day) => [
  makeDocument({
    path: '/de/karriere',
    title: 'Karriere',
    description: 'Arbeiten, wo andere nachfragen: Was Sie in Immerlund erwartet.',
    created: day.minus(1420),
    modified: day.minus(30, '09:25'),
    preview_image: { picture: 'waves-night.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Nur gut die Hälfte unserer Beschäftigten forscht. Die anderen fräsen Probenhalter, programmieren Steuerungen, verhandeln Verträge, kochen für 900 Gäste am Tag oder halten die Uferwege frei. Gebraucht werden alle, und alle duzen sich spätestens nach der ersten gemeinsamen Schicht.',
      ),
      heading2('Was wir bieten'),
      list([
        'Tarifvertrag, 30 Tage Urlaub und Arbeitszeit, die sich nach Ihrem Leben richtet',
        'Kindertagesstätte mit 80 Plätzen auf dem Gelände, geöffnet von 6.30 bis 18 Uhr',
        'Umzugshilfe, Sprachkurse und Behördengänge in Begleitung des Willkommensbüros',
        'Fahrräder zum Ausleihen und ein Bootssteg für die Mittagspause',
      ]),
      grid([teaser({ href: jobsPath }), teaser({ href: '/de/karriere/promotion' })]),
      quote('Ich kam für ein Praktikum und habe danach den Mietvertrag verlängert, elf Jahre lang.', {
        author: 'Malin Osterkoog',
        additional_information: 'Feinmechanikerin in der Zentralwerkstatt',
        quotationLanguage: 'de',
      }),
    ],
  }),
  ...jobOffers(day),
  makeDocument({
    path: '/de/karriere/promotion',
    title: 'Promotion',
    description: 'Drei Jahre, zwei Betreuende, ein Thema, das Ihnen gehört.',
    created: day.minus(1405),
    modified: day.minus(88, '16:40'),
    preview_image: { picture: 'growth-rings.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Rund 210 Menschen promovieren zurzeit in Immerlund. Sie haben einen Arbeitsvertrag, ein eigenes Reisebudget und zwei Personen, die sie betreuen, von denen eine nie an der Bewertung beteiligt ist. So lässt sich auch über das Scheitern reden.',
      ),
      image({
        url: '/de/bilder/growth-rings',
        alt: 'Unregelmäßige grüne Ringe, die sich wie Jahresringe um einen Kern legen',
        align: 'right',
        size: 'm',
        description: 'Titelbild einer Dissertation über wachsende Zellschichten.',
      }),
      heading2('Allein oder im Programm'),
      paragraph(
        'Sie können sich auf eine ',
        link(jobsPath, 'ausgeschriebene Stelle'),
        ' bewerben oder einem Jahrgang der Graduiertenschule Leben in Bewegung beitreten. Dort beginnen jeden Oktober acht Personen gemeinsam, arbeiten reihum in drei Laboren und suchen sich danach ihr Thema aus.',
      ),
      paragraph(
        'Den Titel verleiht die Hochschule, an der Ihre Betreuerin oder Ihr Betreuer lehrt. Verteidigt wird, wenn Sie es wünschen, in der alten Turbinenhalle.',
      ),
    ],
  }),
];
