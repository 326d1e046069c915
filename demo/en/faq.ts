import { description, link, paragraph, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument, makeFaqItem } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/about-us/frequent-questions';
const german = '/de/ueber-uns/haeufige-fragen';

const answers = [
  {
    id: 'visiting',
    german: 'besuch',
    title: 'May I simply walk onto the campus?',
    text: '<p>Yes, between sunrise and sunset. The halls can only be seen on a <a href="/en/about-us/contact-visitor-information">guided tour</a>, because of the magnets and lasers in them.</p>',
  },
  {
    id: 'dogs',
    german: 'hunde',
    title: 'Is my dog welcome?',
    text: '<p>On a lead, certainly, but not on the dykes: the sheep that graze there have right of way.</p>',
  },
  {
    id: 'internships',
    german: 'praktikum',
    title: 'How do I get an internship?',
    text: '<p>Schools apply in October for the following year. Students had best write to the group that interests them.</p>',
  },
  {
    id: 'pictures',
    german: 'bilder',
    title: 'May I use your pictures?',
    text: '<p>For teaching and reporting you may, if you name the source. Please settle anything else with the <a href="/en/press">press office</a> beforehand.</p>',
  },
  {
    id: 'forecast',
    german: 'wettervorhersage',
    title: 'Can you tell me whether it will rain on Saturday?',
    text: '<p>No, we cannot see that far. For the next twenty minutes you have come to the right place, for the weekend try the weather service.</p>',
  },
  {
    id: 'gauge-books',
    german: 'pegelhefte',
    title: 'Can the old gauge books be seen?',
    text: '<p>Transcripts are laid out in the reading room of the library. We show the originals once a year, on heritage day.</p>',
  },
] as const;

/** Frequent questions; each answer is an item of its own. */
export const faq: SeedModule = (day) => [
  makeDocument({
    path: home,
    translationOf: german,
    title: 'Frequent Questions',
    description: 'Six questions that are asked at the gate time and again.',
    created: day.minus(700),
    modified: day.minus(37, '11:30'),
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      listing({ variation: 'faqListing', query: [ofType('FAQ Item'), below(home, 1)] }),
      paragraph(
        'Is yours missing? Put it to us on +49 40 66969-120 or at ',
        link('mailto:besuch@immerlund.example', 'besuch@immerlund.example'),
        '.',
      ),
    ],
  }),
  ...answers.map(({ id, german: original, title: question, text }, position) =>
    makeFaqItem({
      path: `${home}/${id}`,
      translationOf: `${german}/${original}`,
      title: question,
      created: day.minus(700 - position),
      modified: day.minus(60 - position, '10:30'),
      exclude_from_nav: true,
      text,
    }),
  ),
];
