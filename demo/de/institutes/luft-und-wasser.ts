import {
  description,
  grid,
  heading,
  heading2,
  image,
  link,
  list,
  paragraph,
  styled,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, staffOf } from '~mocks/seed/listing-blocks';
import { makeDocument, makeEmbeddedPage, makeInstitutsbereich } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const institute = '/de/institute/atmosphaere-und-klima';
const home = `${institute}/luft-und-wasser`;

/** The area of the atmosphere's institute, and the radar picture of its neighbours. */
export const airAndWater: SeedModule = (day) => [
  makeInstitutsbereich({
    path: home,
    title: 'Wo der Himmel das Meer berührt',
    description: 'Zwischen Welle und Wolke liegt die unruhigste Schicht der Erde. Dort messen wir.',
    name: 'Luft und Wasser',
    nav_title: 'Luft und Wasser',
    head_title: 'Bereich',
    token: 'luft-und-wasser',
    created: day.minus(860),
    modified: day.minus(9, '12:10'),
    preview_image: { picture: 'lead-tide.webp' },
    banner_image: { picture: 'lead-tide.webp' },
    sticky_menu: [
      { title: 'Mitarbeitende', icon: 'mitarbeiter', href: `${home}/mitarbeitende` },
      { title: 'Messreihen', icon: 'downloads', href: '/de/dateien/messreihe-pegel.csv' },
      { title: 'Messkampagnen', icon: 'lupe', href: `${home}/messkampagnen` },
      { title: 'Treffpunkt', icon: 'facebook', href: 'https://treff.immerlund.example/luft-und-wasser' },
      { title: 'Filme', icon: 'youtube', href: 'https://video.immerlund.example/luft-und-wasser' },
    ],
    footer_header: 'Messzentrale',
    footer_text: '<p>Bei Sturmflutwarnung ist die Zentrale auch nachts besetzt.</p>',
    footer_address: '<p>Geb. 06.1 / R. 030<br/>Am Wispewehr 1<br/>00417 Immerlund</p>',
    footer_leader: 'Prof. Dr. Oke Windgaard',
    footer_button_link: '/de/anfahrt',
    footer_contact_mail: 'messzentrale@immerlund.example',
    footer_contact_phone: '+49 40 66969-630',
    blocks: [
      title(),
      description(),
      styled(
        paragraph(
          'Jede Sekunde tauschen Meer und Atmosphäre Wärme, Salz und Schwung. Wer den Tausch versteht, sieht Sturmfluten und Gewitter früher kommen.',
        ),
        { styles: { size: 'statement' } },
      ),
      image({
        url: '/de/bilder/lead-tide',
        alt: 'Bewegte Wasseroberfläche in Petrol mit hellen und orangen Reflexen',
        align: 'full',
        description: 'Die Oberfläche, an der sich alles entscheidet, an einem ruhigen Tag.',
      }),
      grid([
        table(
          [
            ['Messpfähle im Watt', '18'],
            ['Bojen', '7'],
            ['Flüge im Jahr', '40'],
          ],
          { rowHeads: true },
        ),
        paragraph(
          'Der Bereich verbindet zwei Gruppen, die früher auf verschiedenen Fluren saßen. Die eine kennt jede Bö, die andere jeden Wasserstand seit 1896.',
        ),
      ]),
      listing({
        headline: 'Unsere Gruppen',
        variation: 'summary',
        query: [ofType('Research Group'), below(home, 1)],
      }),
      heading('Mitmachen und nachsehen'),
      grid([
        teaser({
          href: `${home}/messkampagnen`,
          title: 'Messkampagnen',
          description: 'Drei Wochen im Jahr verlassen alle ihre Schreibtische.',
          preview_image: '/de/bilder/clouds-evening',
        }),
        teaser({
          href: `${institute}/regenradar`,
          title: 'Regenradar',
          description: 'Wo es gerade regnet, im Umkreis von 120 Kilometern.',
          preview_image: '/de/bilder/flow-lines',
        }),
      ]),
    ],
  }),
  makeDocument({
    path: `${home}/mitarbeitende`,
    title: 'Menschen zwischen Luft und Wasser',
    nav_title: 'Mitarbeitende',
    description: 'Wer bei uns misst, rechnet und repariert.',
    created: day.minus(850),
    modified: day.minus(30, '09:25'),
    blocks: [
      title(),
      description(),
      listing({
        variation: 'summary',
        query: [ofType('Member'), below('/profile', 1), staffOf('luft-und-wasser', 'institutsbereiche')],
        sort_on: 'sortable_title',
      }),
      paragraph(
        'Wer Dienst in der Messzentrale hat, erfahren Sie unter +49 40 66969-630. Nachts nimmt die Pforte Ihren Anruf entgegen und weckt uns, wenn es nötig ist.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/messkampagnen`,
    title: 'Messkampagnen',
    description: 'Einmal im Jahr geht alles hinaus: Bojen, Ballons und die Kaffeemaschine.',
    created: day.minus(840),
    modified: day.minus(41, '16:45'),
    show_navigation_portlet: true,
    preview_image: { picture: 'clouds-evening.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Im September, wenn das Wasser noch warm und die Luft schon kühl ist, sind die Unterschiede am größten. Dann fahren vierzig Leute an die Küste und messen drei Wochen lang rund um die Uhr dasselbe an dreißig Orten.',
      ),
      heading2('Was wir dabeihaben'),
      list([
        'sieben Bojen mit Windmessern in Kniehöhe',
        'eine Drohne, die Gischt einsammelt',
        'zweihundert Ballons und einen sehr geduldigen Lastwagenfahrer',
      ]),
      heading2('Wie Sie mitkommen'),
      paragraph(
        'Studierende können sich bis Ende Mai melden. Vorausgesetzt werden Schwimmabzeichen und die Bereitschaft, um vier Uhr früh Zahlen vorzulesen. ',
        link('mailto:messzentrale@immerlund.example', 'An die Messzentrale schreiben'),
      ),
    ],
  }),
  makeEmbeddedPage({
    path: `${institute}/regenradar`,
    title: 'Regenradar',
    description: 'Das Bild stammt vom Verbund der Wetterradare und liegt auf dessen Server.',
    created: day.minus(300),
    modified: day.minus(25, '13:00'),
    preview_image: { picture: 'flow-lines.webp' },
    url: 'https://radar.immerlund.example/wispe?sprache=de',
  }),
];
