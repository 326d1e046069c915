import { description, link, list, paragraph, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeAuthor, makeBlog, makeBlogTag, makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { posts } from './blog/posts';

const blog = '/en/news/blog';
const germanBlog = '/de/aktuelles/blog';

/** The blog with its authors and topics, which its posts name. */
export const blogs: SeedModule = (day) => [
  makeBlog({
    path: blog,
    title: 'Workbench',
    head_title: 'Blog',
    description: 'From laboratories, basements and mudflats: notes by people who work at Immerlund.',
    translationOf: germanBlog,
    created: day.minus(540),
    modified: day.minus(6, '13:10'),
    preview_image: { picture: 'wind-lines.webp' },
    banner_image: { picture: 'wind-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Whoever has something on the bench at the moment writes here. Opinions are those of the writers, and so are the spelling mistakes.',
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
    title: 'Who writes here',
    nav_title: 'Authors',
    description: 'Three who write regularly, and everybody who talks them into it.',
    translationOf: `${germanBlog}/authors`,
    created: day.minus(540),
    modified: day.minus(200, '10:30'),
    blocks: [
      title(),
      description(),
      listing({ variation: 'summary', query: [ofType('Author'), below(`${blog}/authors`, 1)] }),
    ],
  }),
  makeAuthor({
    path: `${blog}/authors/nala-obermoor`,
    title: 'Nala Obermoor',
    description: 'Builds microscopes and is fond of taking them apart again.',
    translationOf: `${germanBlog}/authors/nala-obermoor`,
    created: day.minus(540),
    modified: day.minus(540, '11:30'),
    preview_image: { picture: 'portrait-obermoor.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Likes to write about screws, light and the sound of a fan shortly before it fails. Her ',
        link('/profile/obermoor', 'profile'),
        ' lists the more serious subjects.',
      ),
    ],
  }),
  makeAuthor({
    path: `${blog}/authors/kanoa-lindqvist-aal`,
    title: 'Kanoa Lindqvist-Aal',
    description: 'Reads old harbour books and new sensors.',
    translationOf: `${germanBlog}/authors/kanoa-lindqvist-aal`,
    created: day.minus(540),
    modified: day.minus(540, '11:40'),
    preview_image: { picture: 'portrait-lindqvist-aal.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Came for a current and stayed for the people. When the telephone rings at low tide, nobody answers it; the ',
        link('/profile/lindqvist-aal', 'profile'),
        ' tells you more.',
      ),
    ],
  }),
  makeAuthor({
    path: `${blog}/authors/rieke-sandhorst`,
    title: 'Rieke Sandhorst',
    description: 'Keeps asking until she can explain it herself.',
    translationOf: `${germanBlog}/authors/rieke-sandhorst`,
    created: day.minus(540),
    modified: day.minus(540, '11:50'),
    blocks: [
      title(),
      description(),
      paragraph(
        'Heads Communications and collects sentences that no press release may contain. Some of them end up here.',
      ),
    ],
  }),
  makeDocument({
    path: `${blog}/tags`,
    title: 'What it is about',
    nav_title: 'Topics',
    description: 'The posts sorted by subject, as far as they let themselves be sorted.',
    translationOf: `${germanBlog}/tags`,
    created: day.minus(540),
    modified: day.minus(200, '10:40'),
    blocks: [
      title(),
      description(),
      list([
        [link(`${blog}/tags/craft`, 'Craft')],
        [link(`${blog}/tags/outdoors`, 'Outdoors')],
        [link(`${blog}/tags/people`, 'People')],
      ]),
    ],
  }),
  makeBlogTag({
    path: `${blog}/tags/craft`,
    title: 'Craft',
    description: 'What one only understands after taking it to pieces.',
    translationOf: `${germanBlog}/tags/handwerk`,
    created: day.minus(540),
    modified: day.minus(540, '12:00'),
    blocks: [title(), description()],
  }),
  makeBlogTag({
    path: `${blog}/tags/outdoors`,
    title: 'Outdoors',
    description: 'Measuring in wind, salt and the company of seals.',
    translationOf: `${germanBlog}/tags/draussen`,
    created: day.minus(540),
    modified: day.minus(540, '12:10'),
    blocks: [title(), description()],
  }),
  makeBlogTag({
    path: `${blog}/tags/people`,
    title: 'People',
    description: 'Who works here, and what keeps them awake at night.',
    translationOf: `${germanBlog}/tags/menschen`,
    created: day.minus(540),
    modified: day.minus(540, '12:20'),
    blocks: [title(), description()],
  }),
  ...posts(day),
];
