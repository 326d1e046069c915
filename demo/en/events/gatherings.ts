import { button, callout, description, heading2, list, paragraph, table, title } from '~mocks/seed/blocks';
import { makeEvent } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const events = '/en/news/events';
const german = '/de/aktuelles/veranstaltungen';

/** Tours, conferences and open days. */
export const gatherings: SeedModule = (day) => [
  makeEvent({
    path: `${events}/evening-at-halo`,
    translationOf: `${german}/abend-am-plasmaexperiment-halo`,
    title: 'An evening at the HALO plasma experiment',
    description: 'Guided tour: a hundred million degrees, six metres from where you stand.',
    created: day.minus(55, '15:27'),
    modified: day.minus(13, '15:42'),
    subjects: ['HALO', 'Guided tour'],
    head_title: 'Guided tour',
    start: day.plus(10, '17:30'),
    end: day.plus(10, '19:00'),
    location: 'Building 07.2',
    contact_name: 'Visitor service',
    contact_email: 'besuch@immerlund.example',
    contact_phone: '+49 40 66969-150',
    event_url: 'https://besuch.immerlund.example/halo-en',
    preview_image: { picture: 'plasma.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'The floor hums as the coils power up. For eleven seconds a violet ring glows behind the window, hotter than the core of the Sun. Watch it happen and find out why the wall does not melt.',
      ),
      callout(
        'If you have a pacemaker or another active implant, you cannot enter the hall. The control room has a big screen and coffee.',
      ),
      paragraph(
        'There is room for 25 visitors aged twelve and over. Sturdy shoes will do, and helmets are on us. One of the two guides speaks English.',
      ),
    ],
  }),
  makeEvent({
    path: `${events}/energy-storage-day`,
    translationOf: `${german}/energiespeichertag`,
    title: 'Immerlund Energy Storage Day',
    description: 'Conference: a day between molten salt, hydrogen tanks and the power grid.',
    created: day.minus(60, '16:27'),
    modified: day.minus(15, '10:42'),
    subjects: ['Energy', 'Conference', 'Batteries'],
    head_title: 'Conference',
    start: day.plus(17, '09:00'),
    end: day.plus(17, '17:00'),
    location: 'Forum am Wehr',
    contact_name: 'Energy storage conference office',
    contact_email: 'speichertag@immerlund.example',
    contact_phone: '+49 40 66969-930',
    event_url: 'https://tagung.immerlund.example/storage-day',
    preview_image: { picture: 'battery-layers.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Utilities, manufacturers and researchers often discuss the same store and mean different things. We put them on one stage. Every talk is a double act with one voice from the laboratory and one from the control room.',
      ),
      table([
        ['Time', 'Topic', 'Where'],
        ['9.00 am', 'Welcome by Ilka Feddersteen', 'Hall'],
        ['9.30 am', 'Heat for a whole district: lessons from Wispewehr', 'Hall'],
        ['11.15 am', 'Workshops on cells, tanks and salts', 'Gallery'],
        ['1.30 pm', 'Walk around the test benches', 'Meet at the north gate'],
        ['3.30 pm', 'What does a kilowatt-hour of patience cost?', 'Hall'],
      ]),
      heading2('Registration'),
      paragraph(
        'A ticket is 40 euros, or free for students, and includes a meat-free lunch. Workshops one and three are held in English.',
      ),
      button({ title: 'About the institute', href: '/en/institutes/energy-storage' }),
    ],
  }),
  makeEvent({
    path: `${events}/workshop-day-for-schools`,
    translationOf: `${german}/werkstatttag-fuer-schulklassen`,
    title: 'Workshop day for schools',
    description: 'Milling, soldering, glass-blowing: meet trades that exist almost nowhere outside research.',
    created: day.minus(65, '10:27'),
    modified: day.minus(17, '11:42'),
    subjects: ['School', 'Training'],
    head_title: 'Schools',
    start: day.plus(24, '00:00'),
    end: day.plus(24, '23:59'),
    whole_day: true,
    location: 'Central Engineering, building 02.1',
    contact_name: 'Training workshop',
    contact_email: 'werkstatt@immerlund.example',
    contact_phone: '+49 40 66969-210',
    preview_image: { picture: 'lattice.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'There is no science without a workshop. Behind every experiment are people who turn a sketch on a napkin into metal, and today they open their doors to classes from year eight.',
      ),
      list([
        'Precision mechanics: make a spinning top that runs for more than four minutes',
        'Glass: blow a test tube of your own, with a loop if you like',
        'Electronics: build a sensor that reacts to your breath',
      ]),
      paragraph(
        'Teachers, please ring to book a group. You may come in the morning or later; we close when the last top falls over.',
      ),
    ],
  }),
  makeEvent({
    path: `${events}/winter-night-at-hohe-warte`,
    translationOf: `${german}/winternacht-auf-der-hohen-warte`,
    title: 'Winter night at Hohe Warte',
    description:
      'Punch, a balloon launch and a sky full of stars at our field station. If you are cold, you may leave early.',
    created: day.minus(70, '11:27'),
    modified: day.minus(19, '12:42'),
    subjects: ['Weather', 'Hohe Warte'],
    head_title: 'Open evening',
    start: day.plus(31, '19:00'),
    end: day.plus(31, '23:59'),
    open_end: true,
    location: 'Hohe Warte field station',
    contact_name: 'Enno Harksen',
    contact_email: 'hohewarte@immerlund.example',
    contact_phone: '+49 40 66969-688',
    preview_image: { picture: 'clouds-evening.webp' },
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'The weather balloon goes up at eight, and an hour later it reports from ten kilometres above us. Stories by the fire fill the gap. If the sky is clear, the amateur astronomers of Wispewehr will bring their telescopes.',
      ),
      paragraph(
        'A shuttle leaves the railway station every half-hour from 6.30 pm. Please bring warm clothes and a mug.',
      ),
    ],
  }),
];
