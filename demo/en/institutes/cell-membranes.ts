import {
  callout,
  description,
  grid,
  heading2,
  image,
  link,
  list,
  oldGrid,
  paragraph,
  quote,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument, makeInstitutsbereich } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/institutes/cell-biophysics/cell-membranes';
const german = '/de/institute/zellbiophysik/zellmembranen';

/** Division 1 of the institute. */
export const cellMembranes: SeedModule = (day) => [
  makeInstitutsbereich({
    path: home,
    translationOf: german,
    title: 'The thinnest skin in the world',
    description:
      'Two layers of fat with a few thousand doormen in between. We study how membranes manage to be tight and leaky at once.',
    name: 'Cell Membranes',
    nav_title: 'Cell Membranes',
    head_title: 'Division 1',
    token: 'zellmembranen',
    created: day.minus(1440),
    modified: day.minus(29, '11:15'),
    preview_image: { picture: 'membrane.webp' },
    banner_image: { picture: 'membrane.webp' },
    sticky_menu: [
      { title: 'Contact', icon: 'ansprechpartner', href: '/en/about-us/contact-visitor-information' },
      { title: 'Methods A to Z', icon: 'az', href: `${home}/methods` },
      { title: 'Directions', icon: 'anfahrt', href: '/en/directions' },
    ],
    footer_header: 'Office',
    footer_text: '<p>We work with four hospitals and one cheese dairy.</p>',
    footer_address: '<p>Building 04.8, room 118<br/>Am Wispewehr 1<br/>00417 Immerlund, Germany</p>',
    footer_leader: 'Professor Mattis Hollerbrook',
    footer_button_link: '/en/directions',
    footer_contact_mail: 'zellmembranen@immerlund.example',
    footer_contact_phone: '+49 40 66969-118',
    blocks: [
      title(),
      description(),
      oldGrid([
        image({
          url: '/en/images/droplets',
          alt: 'Round, pale blue vesicles that touch without merging',
          description: 'Artificial vesicles, ten times the size of a yeast cell',
          size: 'm',
        }),
        image({
          url: '/en/images/network-nerves',
          alt: 'A blue and a red nerve cell with long branching arms',
          description: 'A nerve cell is almost nothing but surface',
          size: 'm',
        }),
      ]),
      paragraph(
        'Spread out, the membranes of one human being would cover several football pitches. Even so, no one can say how strong they really are. We tug at them with glass tubes, prick them, chill them, and listen through minute electrodes for the click of an opening channel.',
      ),
      grid(
        [
          teaser({
            href: `${home}/research`,
            title: 'Research',
            description: 'Channels, islands, tears: what we are busy with.',
            preview_image: '/en/images/membrane',
          }),
          teaser({
            href: `${home}/methods`,
            title: 'Methods',
            description: 'Things we can measure, and things you can learn here.',
            preview_image: '/en/images/interference',
          }),
        ],
        { headline: 'Look closer', bg_color: 'tint', useFullBackgroundContainer: true },
      ),
      quote('A membrane forgives nearly everything except a trace of soap.', {
        author: 'Dr Birte Nissing',
        additional_information: 'Head of the lipid laboratory',
        quotationLanguage: 'en',
      }),
    ],
  }),
  makeDocument({
    path: `${home}/research`,
    translationOf: `${german}/forschung`,
    title: 'Research on membranes',
    description: 'Three projects about holes: the wanted, the mended and the dangerous.',
    nav_title: 'Research',
    created: day.minus(1440),
    modified: day.minus(52, '14:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('Channels under tension'),
      paragraph(
        'Some proteins open when the membrane is pulled. We owe them touch and hearing. Measuring one channel at a time, we find that the pull needed is about what it takes to part two water molecules.',
      ),
      heading2('Islands of fat'),
      paragraph(
        'Stiffer patches drift in the fluid shell. Whether they are moorings for proteins or mere accident has been argued over for thirty years. With vesicles cooled very slowly, we hope to settle the matter by next summer.',
      ),
      heading2('Tears that close'),
      paragraph(
        'A marathon rips a heart muscle cell thousands of times, and each rip is patched in seconds. Together with hospitals we are hunting for the substance that sounds the alarm, and two suspects are left.',
      ),
      callout(
        'Do you have a muscle disease and wish to take part in a study? Please ask your hospital, as we do not examine patients ourselves.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/methods`,
    translationOf: `${german}/methoden`,
    title: 'Methods',
    description: 'From cooling to tweezing: how we put membranes to the test.',
    created: day.minus(1200),
    modified: day.minus(110, '15:45'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      list([
        'Cooling, in steps of a hundredth of a degree, until islands appear',
        'Electrodes for the current of one channel, less than a trillionth of an ampere',
        'Pipettes that suck gently to find the tension of the shell',
        'Scattered light, which gauges the double layer without touching it',
        'Tweezing: threads of membrane drawn out with a laser',
      ]),
      heading2('Try it yourself'),
      paragraph(
        'There is a course for guests twice a year. In one week you will make vesicles, measure them and find out why glass has to be rinsed seven times. Write to Birte Nissing at ',
        link('mailto:lipidlabor@immerlund.example', 'lipidlabor@immerlund.example'),
        ' for a place.',
      ),
    ],
  }),
];
