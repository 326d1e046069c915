import { blockquote, description, heading2, image, link, list, paragraph, title } from '~mocks/seed/blocks';
import { makePost } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const blog = '/en/news/blog';
const germanBlog = '/de/aktuelles/blog';
const nala = `${blog}/authors/nala-obermoor`;
const kanoa = `${blog}/authors/kanoa-lindqvist-aal`;
const rieke = `${blog}/authors/rieke-sandhorst`;

export const posts: SeedModule = (day) => [
  makePost({
    path: `${blog}/two-screws`,
    title: 'Two screws that everybody turns the wrong way',
    description: 'What happens when you give your drawings away.',
    translationOf: `${germanBlog}/zwei-schrauben`,
    effective: day.minus(6, '12:00'),
    created: day.minus(8),
    modified: day.minus(6, '13:10'),
    creators: [nala],
    blog_tags: [`${blog}/tags/craft`],
    subjects: ['Microscopy', 'Open blueprints'],
    allow_discussion: true,
    preview_image: { picture: 'interference.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'For three years the drawings of our light-sheet microscope have been on the web for everyone. It has since been built in 34 schools, two breweries and a camper van. Somebody rings every week, and nearly always it is about the same two screws.',
      ),
      image({
        url: '/en/images/interference',
        alt: 'Orange arcs and blue rays laid over each other',
        description: 'This is what it looks like when the mirror is askew.',
        size: 'm',
        align: 'right',
      }),
      heading2('Left-handed on purpose'),
      paragraph(
        'They hold the tilting mirror and have a left-hand thread, because on the right there was no room to turn anything. The manual says so on page four. No human being reads page four, so we have now painted the heads red.',
      ),
      paragraph(
        'What I learned is that a drawing is finished once somebody who does not know me has built from it. The list of improvements is kept by two pupils from Lindö these days, and it is better than mine.',
      ),
    ],
    comments: [
      {
        author: 'Ole Werkmann',
        text: 'With us it was the third screw. Admittedly, we had invented that one ourselves.',
        created: day.minus(5, '18:40'),
      },
      {
        author: 'Nala Obermoor',
        text: 'Do send a picture of it, perhaps we need it!',
        created: day.minus(4, '08:20'),
        answers: 0,
      },
      {
        author: 'Physics class at the weir',
        text: 'Thank you for the red paint. Our mirror has been straight since yesterday.',
        created: day.minus(2, '14:02'),
      },
    ],
  }),
  makePost({
    path: `${blog}/night-shift`,
    title: 'Night shift in the control room',
    description: 'Between two and four nobody talks, and everybody listens.',
    translationOf: `${germanBlog}/nachts-im-kontrollraum`,
    effective: day.minus(17, '09:30'),
    created: day.minus(19),
    modified: day.minus(17, '10:30'),
    creators: [rieke],
    blog_tags: [`${blog}/tags/people`],
    subjects: ['HALO', 'Night shift'],
    allow_discussion: true,
    preview_image: { picture: 'plasma.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'At two in the morning the HALO control room smells of coffee and warm dust. Six people sit in front of forty screens on which almost nothing moves. That “almost” is their profession.',
      ),
      blockquote('You can tell from the fan whether it will be a good shot.'),
      paragraph(
        'So says the head of the shift without turning round. Towards half past two the discharge comes up, and for eleven minutes a ring of light stands in the chamber, hotter than the sun and lighter than a breath.',
      ),
      paragraph(
        'Afterwards everybody writes three sentences into the log. Most of them begin with “Unclear why”. This is how discoveries start here, and how most of them end.',
      ),
    ],
  }),
  makePost({
    path: `${blog}/the-harbour-masters-hand`,
    title: 'The harbour master’s hand',
    description: 'A program learns to read and founders on the month of March.',
    translationOf: `${germanBlog}/handschrift-des-hafenmeisters`,
    effective: day.minus(29, '08:15'),
    created: day.minus(31),
    modified: day.minus(29, '09:15'),
    creators: [kanoa],
    blog_tags: [`${blog}/tags/people`, `${blog}/tags/craft`],
    subjects: ['Tidentakt', 'Archives'],
    allow_discussion: true,
    preview_image: { picture: 'ridges.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'For eleven years the same man kept the book at Alt Hafen. His sevens wear hats, his noughts have feet, and every March his writing suddenly turns shaky. Our program took that for a second hand.',
      ),
      paragraph(
        'His papers held the explanation: the office was not heated in March. The analysis now has a column called “cold fingers”, and the share of correct readings has gone up by three points.',
      ),
      heading2('What we take from it'),
      list([
        'Errors seldom gather by chance.',
        'If you want to understand data, know where the stove stood.',
        'Volunteers from the neighbourhood cannot be replaced by anything.',
      ]),
    ],
    comments: [
      {
        author: 'Old Script Society',
        text: 'The Seesand book does the same, but in November. We are still looking for the stove.',
        created: day.minus(27, '20:50'),
      },
      {
        author: 'Kanoa Lindqvist-Aal',
        text: 'Then I shall come round on Thursday with a torch.',
        created: day.minus(26, '08:10'),
        answers: 0,
      },
    ],
  }),
  makePost({
    path: `${blog}/a-day-on-the-mudflats`,
    title: 'A day on the mudflats, measured in biscuits',
    description: 'Why the next pole is always farther away than it looks.',
    translationOf: `${germanBlog}/ein-tag-im-watt`,
    effective: day.minus(44, '07:40'),
    created: day.minus(46),
    modified: day.minus(44, '08:40'),
    creators: [kanoa],
    blog_tags: [`${blog}/tags/outdoors`],
    subjects: ['Tidentakt', 'Wadden Sea'],
    allow_discussion: true,
    preview_image: { picture: 'dunes.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Between one high water and the next we have barely six hours. Two of them go into the walk, one into the mud in our boots and half of one into biscuits. What is left has to do for four sensors.',
      ),
      image({
        url: '/en/images/dunes',
        alt: 'Ochre ripples in the sand, combed at a slant by the wind',
        description: 'The ground on which we walk is on the move itself.',
      }),
      paragraph(
        'At the third pole a young seal sat today and watched me loosen a cable. It said nothing. The cable worked all the same afterwards, which I put down to its supervision.',
      ),
      paragraph(
        'Should you like to come along, you will find the dates among our ',
        link('/en/news/events', 'events'),
        '. We provide wellingtons; please bring your own biscuits.',
      ),
    ],
  }),
  makePost({
    path: `${blog}/questions-from-year-three`,
    title: 'Seven questions from year three',
    description: 'And two answers of which we are proud.',
    translationOf: `${germanBlog}/fragen-aus-der-dritten-klasse`,
    effective: day.minus(63, '10:20'),
    created: day.minus(65),
    modified: day.minus(63, '11:20'),
    creators: [rieke, nala],
    blog_tags: [`${blog}/tags/people`],
    subjects: ['School'],
    allow_discussion: true,
    preview_image: { picture: 'turing-spots.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'On Future Day 24 children stood in front of our microscope and asked us more in one hour than the last review panel had in two days. A selection:',
      ),
      list([
        'Does a cell know that it is skin?',
        'Can light get tired?',
        'Why is the sky black on the moon although the sun is shining?',
        'Who does the cleaning here?',
      ]),
      paragraph(
        'To the last one we knew the answer at once: Mrs Tammsen, for nineteen years, and better than any clean-room protocol demands. The first is still being debated at the institute.',
      ),
    ],
  }),
  makePost({
    path: `${blog}/why-we-collect-mistakes`,
    title: 'Why we collect mistakes',
    description: 'On a shelf in the basement lie our finest errors.',
    translationOf: `${germanBlog}/warum-wir-fehler-sammeln`,
    effective: day.minus(88, '14:00'),
    created: day.minus(90),
    modified: day.minus(88, '15:00'),
    creators: [nala],
    blog_tags: [`${blog}/tags/craft`, `${blog}/tags/people`],
    subjects: ['Good practice'],
    preview_image: { picture: 'shards.webp' },
    allow_discussion: false,
    blocks: [
      title(),
      description(),
      paragraph(
        'There is the lens that somebody polished with a sleeve. Next to it the sample holder of the wrong steel, which dissolved together with the sample. And right at the top a slip of paper: “Conversion of inches, see invoice for 11,000 euros”.',
      ),
      paragraph(
        'New colleagues are given a tour of this shelf in their first week. It takes longer than the one of the laboratory. In the end everybody adds something of their own, within a year at the latest.',
      ),
      paragraph(
        'A house that shows its errors need not pay for them twice. The shelf is full, by the way; a second one is on order, sadly in the wrong size.',
      ),
    ],
  }),
];
