import { description, list, link, paragraph, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeAuthor, makeBlog, makeBlogTag, makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { posts } from './blog/posts';

const blog = '/de/aktuelles/blog';

/** The blog with its authors and topics, which its posts name. */
export const blogs: SeedModule = (day) => [
  makeBlog({
    path: blog,
    title: 'Werkbank',
    head_title: 'Blog',
    description: 'Aus Laboren, Kellern und Wattwagen: Notizen von Menschen, die in Immerlund arbeiten.',
    created: day.minus(540),
    modified: day.minus(6, '12:40'),
    preview_image: { picture: 'wind-lines.webp' },
    banner_image: { picture: 'wind-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Hier schreibt, wer gerade etwas auf der Werkbank liegen hat. Die Beiträge geben die Meinung ihrer Verfasser wieder, Rechtschreibfehler auch.',
      ),
      listing({
        variation: 'summary',
        query: [ofType('Post'), below(blog)],
        sort_on: 'effective',
        descending: true,
        size: 10,
      }),
    ],
  }),
  makeDocument({
    path: `${blog}/authors`,
    title: 'Wer hier schreibt',
    nav_title: 'Autorinnen und Autoren',
    description: 'Drei, die regelmäßig schreiben, und alle, die sie dazu überreden.',
    created: day.minus(540),
    modified: day.minus(200, '10:00'),
    blocks: [
      title(),
      description(),
      listing({ variation: 'summary', query: [ofType('Author'), below(`${blog}/authors`, 1)] }),
    ],
  }),
  makeAuthor({
    path: `${blog}/authors/nala-obermoor`,
    title: 'Nala Obermoor',
    description: 'Baut Mikroskope und nimmt sie gern wieder auseinander.',
    created: day.minus(540),
    modified: day.minus(540, '10:30'),
    preview_image: { picture: 'portrait-obermoor.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Schreibt am liebsten über Schrauben, Licht und das Geräusch eines Lüfters kurz vor dem Ausfall. Ihr ',
        link('/profile/obermoor', 'Profil'),
        ' nennt die ernsteren Themen.',
      ),
    ],
  }),
  makeAuthor({
    path: `${blog}/authors/kanoa-lindqvist-aal`,
    title: 'Kanoa Lindqvist-Aal',
    description: 'Liest alte Hafenbücher und neue Sensoren.',
    created: day.minus(540),
    modified: day.minus(540, '10:40'),
    preview_image: { picture: 'portrait-lindqvist-aal.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Kam wegen einer Strömung und blieb wegen der Menschen. Wenn bei Ebbe das Telefon klingelt, geht niemand ran; mehr verrät das ',
        link('/profile/lindqvist-aal', 'Profil'),
        '.',
      ),
    ],
  }),
  makeAuthor({
    path: `${blog}/authors/rieke-sandhorst`,
    title: 'Rieke Sandhorst',
    description: 'Fragt so lange nach, bis sie es selbst erklären kann.',
    created: day.minus(540),
    modified: day.minus(540, '10:50'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Leitet die Kommunikation und sammelt Sätze, die in keiner Meldung stehen dürfen. Einige davon landen hier.',
      ),
    ],
  }),
  makeDocument({
    path: `${blog}/tags`,
    title: 'Worum es geht',
    nav_title: 'Themen',
    description: 'Die Beiträge nach Fächern sortiert, soweit sie sich sortieren lassen.',
    created: day.minus(540),
    modified: day.minus(200, '10:10'),
    blocks: [
      title(),
      description(),
      list([
        [link(`${blog}/tags/handwerk`, 'Handwerk')],
        [link(`${blog}/tags/draussen`, 'Draußen')],
        [link(`${blog}/tags/menschen`, 'Menschen')],
      ]),
    ],
  }),
  makeBlogTag({
    path: `${blog}/tags/handwerk`,
    title: 'Handwerk',
    description: 'Was man nur versteht, wenn man es einmal zerlegt hat.',
    created: day.minus(540),
    modified: day.minus(540, '11:00'),
    blocks: [title(), description()],
  }),
  makeBlogTag({
    path: `${blog}/tags/draussen`,
    title: 'Draußen',
    description: 'Messen bei Wind, Salz und Seehundbesuch.',
    created: day.minus(540),
    modified: day.minus(540, '11:10'),
    blocks: [title(), description()],
  }),
  makeBlogTag({
    path: `${blog}/tags/menschen`,
    title: 'Menschen',
    description: 'Wer hier arbeitet, und was sie nachts wach hält.',
    created: day.minus(540),
    modified: day.minus(540, '11:20'),
    blocks: [title(), description()],
  }),
  ...posts(day),
];
