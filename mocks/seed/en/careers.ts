import {
  button,
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
} from '../blocks';
import { below, listing, ofType } from '../listing-blocks';
import { makeDocument } from '../makers';
import type { SeedModule } from '../makers';

const jobsPath = '/en/careers/jobs';
const germanJobs = '/de/karriere/stellenangebote';

/** Working at the centre: overview, doctoral researchers, open positions. */
export const careers: SeedModule = (day) => [
  makeDocument({
    path: '/en/careers',
    title: 'Careers',
    description: 'Work where asking again is part of the job.',
    translationOf: '/de/karriere',
    created: day.minus(1420),
    modified: day.minus(30, '10:00'),
    preview_image: { picture: 'waves-night.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Barely more than half of our staff are scientists. The others mill sample holders, program controls, negotiate contracts, cook for 900 guests a day or keep the riverside paths clear. None of it works without the rest, and after their first night shift together everybody is on first-name terms.',
      ),
      heading2('What you can expect'),
      list([
        'Pay by collective agreement, 30 days of leave, hours that bend to your life',
        'A nursery on campus with 80 places, open from 6.30 am to 6 pm',
        'Help with moving, language courses, and company when you visit the authorities',
        'Bicycles to borrow and a jetty for the lunch break',
      ]),
      grid([teaser({ href: jobsPath }), teaser({ href: '/en/careers/doctoral-researchers' })]),
      quote('I came for an internship and then extended the lease, for eleven years.', {
        author: 'Malin Osterkoog',
        additional_information: 'Precision mechanic in the central workshop',
        quotationLanguage: 'en',
      }),
    ],
  }),
  makeDocument({
    path: jobsPath,
    title: 'Job Offers',
    description: 'Laboratory, workshop or computing centre: our current vacancies.',
    translationOf: germanJobs,
    created: day.minus(1415),
    modified: day.minus(4, '08:20'),
    show_navigation_portlet: true,
    preview_image: { picture: 'waves.webp' },
    blocks: [
      title(),
      description(),
      listing({
        variation: 'summary',
        query: [ofType('Document'), below(jobsPath, 1)],
        sort_on: 'effective',
        descending: true,
      }),
      heading2('How to apply'),
      paragraph(
        'Send us a CV and your most important certificates; a cover letter is optional. Leave out your photograph, your age and your marital status. You will hear from us within a fortnight of the closing date, whatever we decide.',
      ),
      paragraph(
        'Nothing that suits you? Try us anyway at ',
        link('mailto:karriere@immerlund.example', 'karriere@immerlund.example'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: `${jobsPath}/interfaces-in-solid-state-batteries`,
    title: 'Research scientist (f/m/x): interfaces in solid-state batteries',
    nav_title: 'Interfaces in solid-state batteries',
    show_navigation_portlet: true,
    description: `Energy Storage, Immerlund. Apply by ${day.text(50, 'en')}.`,
    translationOf: `${germanJobs}/grenzflaechen-in-festkoerperbatterien`,
    effective: day.minus(5),
    created: day.minus(6),
    modified: day.minus(5, '13:00'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Would you like to know why batteries age? Here you can watch it happen: through electron microscopes, at the LUMEA light source and in simulations of your own.',
      ),
      heading2('What you will do'),
      list([
        'Prepare thin layers and measure how ions move through them.',
        'Plan beam time and analyse the data with the team.',
        'Supervise two theses a year.',
      ]),
      heading2('What you bring'),
      paragraph(
        'A doctorate in physics, chemistry or materials science, experience with impedance measurements and very good English. German can be learnt on the job. The contract runs for three years to begin with and can be shared from 75 per cent upwards.',
      ),
      button({
        title: 'Send your application by e-mail',
        href: 'mailto:karriere@immerlund.example?subject=2026-214',
      }),
    ],
  }),
  makeDocument({
    path: `${jobsPath}/measurement-and-control`,
    title: 'Electronics technician (f/m/x): measurement and control',
    nav_title: 'Measurement and control',
    show_navigation_portlet: true,
    description: `Central Engineering, Immerlund. Apply by ${day.text(29, 'en')}.`,
    translationOf: `${germanJobs}/mess-und-regeltechnik`,
    effective: day.minus(8),
    created: day.minus(9),
    modified: day.minus(8, '10:45'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Sixteen coils, 400 sensors and controls that switch to the microsecond: the HALO crew does not get bored. You keep the machine alive, hunt faults before they show, and lend a hand when an experiment needs something that money cannot buy.',
      ),
      heading2('Does this sound like you?'),
      list([
        'Completed vocational training in electronics or mechatronics',
        'A soft spot for circuit diagrams nobody can explain any more',
        'Willing to work one late shift a month',
      ]),
      paragraph(
        'The post is permanent. For details, ring the workshop manager on +49 40 66969-415. Working language on the shop floor is German.',
      ),
    ],
  }),
  makeDocument({
    path: `${jobsPath}/clouds-in-climate-models`,
    title: 'Doctoral researcher (f/m/x): clouds in climate models',
    nav_title: 'Clouds in climate models',
    show_navigation_portlet: true,
    description: `Atmosphere and Climate, Hohe Warte field station. Apply by ${day.text(64, 'en')}.`,
    translationOf: `${germanJobs}/wolken-im-klimamodell`,
    effective: day.minus(12),
    created: day.minus(14),
    modified: day.minus(12, '15:55'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Clouds are the great unknown in any climate projection. You will bring readings from the Regenwind network together with a model fine enough to resolve single showers, and find out where the two part company.',
      ),
      paragraph(
        'Your desk will be at Hohe Warte, half an hour by bus from the main campus, from where you can see the sea on a clear day. You need an excellent master’s degree in meteorology, physics or mathematics.',
      ),
      paragraph(
        'To learn what a doctorate here involves, see ',
        link('/en/careers/doctoral-researchers', 'Doctoral researchers'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/careers/doctoral-researchers',
    title: 'Doctoral Researchers',
    description: 'Three years, two supervisors, one subject of your own.',
    translationOf: '/de/karriere/promotion',
    created: day.minus(1405),
    modified: day.minus(88, '17:15'),
    preview_image: { picture: 'growth-rings.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Some 210 people are working towards a doctorate at Immerlund. They have a proper contract, a travel budget and two supervisors, one of whom never takes part in the assessment. That makes it possible to talk about failure too.',
      ),
      image({
        url: '/en/images/growth-rings',
        alt: 'Irregular green rings laid around a core like those of a tree',
        align: 'right',
        size: 'm',
        description: 'Cover picture of a thesis on growing cell layers.',
      }),
      heading2('On your own or in a programme'),
      paragraph(
        'Either apply for an ',
        link(jobsPath, 'advertised position'),
        ' or join a year of the graduate school Life in Motion. Every October eight people begin there together, take turns in three laboratories and then choose what they want to work on.',
      ),
      paragraph(
        'Degrees are awarded by the university where your supervisor teaches. If you wish, you may defend your thesis in the old turbine hall.',
      ),
    ],
  }),
];
