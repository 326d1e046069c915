import {
  button,
  description,
  heading2,
  link,
  list,
  maps,
  paragraph,
  strong,
  title,
} from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

/** Directions and the pages that the law asks for. */
export const service: SeedModule = (day) => [
  makeDocument({
    path: '/en/directions',
    title: 'Directions',
    description: 'By train, bus, bicycle or car to the weir.',
    translationOf: '/de/anfahrt',
    created: day.minus(1370),
    modified: day.minus(58, '12:45'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      maps({
        url: 'https://www.google.com/maps?q=54.021,8.604&z=13&hl=en&output=embed',
        title: 'Map of the research centre on the Wispe',
      }),
      heading2('By train and bus'),
      paragraph(
        'Regional trains leave Alt Hafen for Immerlund every thirty minutes and take 24. Bus 7 waits outside the station: get off at the fourth stop, “Forschungszentrum”. On foot it is twenty minutes along the river, slightly more against a west wind.',
      ),
      heading2('By bicycle'),
      paragraph(
        'The Wispe cycle route runs straight across the campus. You will find covered racks at every building and a pump at the gate.',
      ),
      heading2('By car'),
      paragraph(
        'Leave the motorway at Immerlund-Nord and follow the signs to the multi-storey car park at the west gate. Guests park free for a day, and four bays have chargers.',
      ),
      paragraph(
        strong('Step-free access: '),
        'all entrances can be reached without a threshold from both the car park and the bus stop. Ask at the gate if you would like to borrow a wheelchair.',
      ),
      button({ title: 'Arrange a visit', href: '/en/about-us/contact-visitor-information' }),
    ],
  }),
  makeDocument({
    path: '/en/legal-notice',
    title: 'Legal Notice',
    description: 'Information about the provider under section 5 of the German Digital Services Act.',
    translationOf: '/de/impressum',
    created: day.minus(1365),
    modified: day.minus(180, '09:20'),
    exclude_from_nav: true,
    blocks: [
      title(),
      heading2('Provider'),
      paragraph(
        'Foundation “Forschungszentrum Immerlund”\nAm Wispewehr 1, 00417 Immerlund, Germany\nTelephone +49 40 66969-0\n',
        link('mailto:info@immerlund.example', 'info@immerlund.example'),
      ),
      heading2('Representation'),
      paragraph(
        'This foundation under public law is represented by its board, that is by Prof. Dr. Solveig Brandekamp and Dr. Tjark Ellerbusch. The supervising authority is the ministry of science of the state.',
      ),
      heading2('Editorial responsibility'),
      paragraph(
        'Rieke Sandhorst, at the above address, is responsible for the content within the meaning of the State Media Treaty. Unless stated otherwise, texts and pictures are protected by copyright.',
      ),
      heading2('Links to other sites'),
      paragraph(
        'We check links when we set them. What happens to the pages afterwards is beyond our control, so we are grateful for any hint.',
      ),
      paragraph('VAT identification number: DE 000 417 000'),
    ],
  }),
  makeDocument({
    path: '/en/privacy-policy',
    title: 'Privacy Policy',
    description: 'Which data arise when you visit these pages, and what becomes of them.',
    translationOf: '/de/datenschutz',
    created: day.minus(1364),
    modified: day.minus(72, '16:30'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      heading2('In brief'),
      paragraph(
        'You can read every page without revealing anything about yourself. There is no advertising here, and we sell nothing on.',
      ),
      heading2('Server logs'),
      paragraph(
        'When you call up a page, the server records the time, the address requested, the amount of data and a shortened network address. The legal basis is our legitimate interest in trouble-free operation under Article 6(1)(f) GDPR. Entries are deleted after seven days.',
      ),
      heading2('Consent and third-party content'),
      paragraph(
        'Films and maps from other providers load only once you have agreed. Your browser remembers the choice in a cookie for one month, and you can change it at any time by opening the settings again.',
      ),
      heading2('Your rights'),
      list([
        'Learn what is stored about you',
        'Have it corrected, erased or restricted',
        'Withdraw consent for the future',
        'Complain to the data protection authority of the state',
      ]),
      paragraph(
        'Our data protection officer can be reached on +49 40 66969-150 or at ',
        link('mailto:datenschutz@immerlund.example', 'datenschutz@immerlund.example'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/declaration-of-accessibility',
    title: 'Declaration of Accessibility',
    nav_title: 'Accessibility',
    description: 'What already works for everybody on these pages, and what does not yet.',
    translationOf: '/de/erklaerung-zur-barrierefreiheit',
    created: day.minus(435),
    modified: day.minus(110, '11:15'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'This declaration covers the website at www.immerlund.example. It rests on the German Disability Equality Act and the standard EN 301 549. We carried out the assessment ourselves, followed by a session with three blind testers.',
      ),
      heading2('Status'),
      paragraph('The site complies for the most part. These points remain open:'),
      list([
        'A few reports from before 2019 exist only as scanned PDF files.',
        'Two older films lack audio description.',
        'The embedded map can be operated by keyboard only in part, which is why the route is also described in words.',
      ]),
      heading2('Report a barrier'),
      paragraph(
        'If something stands in your way, write to ',
        link('mailto:barrierefrei@immerlund.example', 'barrierefrei@immerlund.example'),
        ' or call +49 40 66969-160. We reply within four weeks.',
      ),
      heading2('Arbitration'),
      paragraph(
        'Should that not help, you can turn to the arbitration board of the state. Proceedings are free of charge and do not require a lawyer.',
      ),
    ],
  }),
];
