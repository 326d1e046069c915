import {
  button,
  grid,
  heading,
  hero,
  image,
  link,
  paragraph,
  quote,
  styled,
  table,
  target,
  teaser,
} from '~mocks/seed/blocks';
import { makeProjectSite } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/projekte/tidentakt';

/** A project site with a look of its own. */
export const tidentakt: SeedModule = (day) => [
  makeProjectSite({
    path: home,
    title: 'Tidentakt',
    description:
      'Der Meeresspiegel steigt, und mit ihm verschiebt sich der Rhythmus von Ebbe und Flut. Tidentakt misst, um wie viel.',
    nav_title: 'Das Projekt',
    head_title: 'Verbundprojekt',
    created: day.minus(770),
    modified: day.minus(4, '16:20'),
    preview_image: { picture: 'tidentakt-background.webp' },
    special: true,
    logo: { picture: 'tidentakt-logo.svg' },
    bg_image: { picture: 'tidentakt-background.webp' },
    main_bg_color: '#1b1233',
    nav_font_color: '#ffffff',
    nav_active_color: '#fcc98a',
    main_font: 'metropolis',
    additional_body_class: 'projekt-tidentakt',
    matomo_id: '11',
    default_page_size: 20,
    pre_footer: [
      {
        title: 'Stiftung Küstenlicht',
        href: 'https://kuestenlicht.example',
        logo: [target('/de/bilder/mark-kuestenlicht')],
        openLinkInNewTab: true,
      },
      {
        title: 'Fonds Meer und Mensch',
        href: 'https://meer-und-mensch.example',
        logo: [target('/de/bilder/mark-meer-und-mensch')],
        openLinkInNewTab: true,
      },
    ],
    footer: [
      {
        title: 'Kontakt',
        titleEn: 'Contact',
        href: '/de/ueber-uns/kontakt',
        hrefEn: '/en/about-us/contact-visitor-information',
      },
      {
        title: 'Ergebnisse',
        titleEn: 'Results',
        href: '/de/projekte/tidentakt/ergebnisse',
        hrefEn: '/en/projects/tidentakt/results',
      },
    ],
    footer_logo: { picture: 'mark-kuestenhaefen.svg' },
    footer_logo_link: 'https://kuestenhaefen.example',
    blocks: [
      hero({
        href: `${home}/messungen`,
        title: 'Gezeiten im Takt des Klimas',
        description:
          'Der Meeresspiegel steigt, und mit ihm verschiebt sich der Rhythmus von Ebbe und Flut. Tidentakt misst, um wie viel.',
        buttonText: 'Aktuelle Messungen',
        preview_image: '/de/bilder/tidentakt-background',
        variation: 'top',
        useLargeContainer: true,
      }),
      styled(
        table(
          [
            ['Laufzeit', 'Oktober 2024 bis September 2028'],
            ['Art des Projekts', 'Verbundprojekt'],
            ['Institute', '2'],
            ['Partner', '6'],
          ],
          { rowHeads: true },
        ),
        { bg_color: 'tint', useFullBackgroundContainer: true },
      ),
      heading('Worum es geht'),
      styled(
        paragraph(
          'Die Gezeiten gelten als verlässlich wie eine Uhr. Doch an 61 von 80 Pegeln kommt das Hochwasser heute früher als vor hundert Jahren.',
        ),
        { styles: { size: 'statement' } },
      ),
      grid([
        paragraph(
          'Wir verbinden alte Hafenbücher mit neuen Messpfählen und einem Rechenmodell, das jede Bucht einzeln abbildet. Daraus entsteht eine Karte, die Häfen und Deichverbände direkt nutzen können. ',
          link(`${home}/ergebnisse`, 'Was bisher herauskam'),
        ),
        image({
          url: '/de/bilder/tide-lines',
          alt: 'Orange, rosa und fliederfarbene Linien kreisen wie Strömungen auf violettem Grund',
          size: 'm',
          description: 'Gezeitenströme vor Seesand, gerechnet für eine Springflut',
        }),
      ]),
      heading('Aus dem Projekt'),
      grid([
        teaser({
          href: `${home}/messungen`,
          head_title: 'Messungen',
          title: 'Neue Pegel senden aus dem Watt',
          description: 'Die Pfähle halten Sturm, Eis und neugierige Seehunde aus.',
          preview_image: '/de/bilder/ridges-night',
        }),
        teaser({
          href: '/de/aktuelles/meldungen/das-hochwasser-kommt-elf-minuten-frueher',
          head_title: 'Ergebnisse',
          title: 'Das Hochwasser kommt elf Minuten früher',
          description: 'In Seesand reichen die Aufzeichnungen nun 130 Jahre zurück.',
          preview_image: '/de/bilder/diffraction-rose',
        }),
        teaser({
          href: `${home}/ergebnisse`,
          head_title: 'Methoden',
          title: 'Hafenbücher lesen mit dem Rechner',
          description: 'Aus krakeliger Schrift werden zwei Millionen Messwerte.',
          preview_image: '/de/bilder/terrain',
        }),
      ]),
      heading('Beteiligte'),
      grid([
        image({
          url: '/de/bilder/portrait-moewenfeld',
          alt: 'Gesine Möwenfeld, gezeichnet: langes graues Haar, runde Brille',
          description: 'Dr. Gesine Möwenfeld, Koordination',
          href: '/profile/moewenfeld',
          size: 'm',
        }),
        image({
          url: '/de/bilder/portrait-lindqvist-aal',
          alt: 'Kanoa Lindqvist-Aal, gezeichnet: kurzes dunkles Haar, blaue Jacke',
          description: 'Dr. Kanoa Lindqvist-Aal, Pegel und Archive',
          size: 'm',
        }),
        image({
          url: '/de/bilder/portrait-wolkenstein',
          alt: 'Fenja Wolkenstein, gezeichnet: langes blondes Haar',
          description: 'Dr. Fenja Wolkenstein, Modellierung',
          size: 'm',
        }),
      ]),
      quote('Das Meer schreibt seit jeher Tagebuch. Wir haben nur gelernt, es zu lesen.', {
        author: 'Dr. Kanoa Lindqvist-Aal',
        additional_information: 'Pegel und Archive',
        image: '/de/bilder/portrait-lindqvist-aal',
        quotationLanguage: 'de',
        bg_color: 'tint',
        useFullBackgroundContainer: true,
      }),
      button({ title: 'Alle Partner', href: `${home}/partner` }),
    ],
  }),
];
