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

const jobsPath = '/en/careers/jobs';

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
  ...jobOffers(day),
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
