import { description, grid, paragraph, styled, teaser, title } from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { atmosphere } from './institutes/atmosphere-and-climate';
import { cellBiophysics } from './institutes/cell-biophysics';
import { cellMembranes } from './institutes/cell-membranes';
import { energyStorage } from './institutes/energy-storage';
import { graduateSchool } from './institutes/graduate-school';
import { tissueMechanics } from './institutes/tissue-mechanics';
import { materials } from './institutes/materials-and-interfaces';
import { airAndWater } from './institutes/air-and-water';
import { researchGroups } from './institutes/research-groups';

const overview: SeedModule = (day) => [
  makeDocument({
    path: '/en/institutes',
    translationOf: '/de/institute',
    title: 'Institutes',
    description: 'Three institutes, three scales: from a cell’s skin to a battery case to a thunderstorm.',
    created: day.minus(1470),
    modified: day.minus(33, '10:40'),
    blocks: [
      title(),
      description(),
      grid([
        teaser({ href: '/en/institutes/cell-biophysics' }),
        teaser({ href: '/en/institutes/energy-storage' }),
        teaser({ href: '/en/institutes/atmosphere-and-climate' }),
      ]),
      styled(
        paragraph(
          'Each has a workshop and a coffee machine of its own. What they share is the computing centre, the large facilities and one rule: if you have a question, knock.',
        ),
        { styles: { size: 'statement' } },
      ),
      grid(
        [
          teaser({
            href: '/en/institutes/cell-biophysics/tissue-mechanics',
            head_title: 'Cell Biophysics',
            title: 'Tissue Mechanics',
            description: 'The forces that shape organs.',
          }),
          teaser({
            href: '/en/institutes/cell-biophysics/cell-membranes',
            head_title: 'Cell Biophysics',
            title: 'Cell Membranes',
            description: 'Borders that must never close completely.',
          }),
          teaser({
            href: '/en/institutes/cell-biophysics/graduate-school',
            head_title: 'Doctorates',
            title: 'Life in Motion',
            description: 'A graduate school between physics and biology.',
          }),
        ],
        { headline: 'Divisions and graduate school', bg_color: 'tint', useFullBackgroundContainer: true },
      ),
    ],
  }),
];

export const institutes: SeedModule = (day) => [
  ...overview(day),
  ...cellBiophysics(day),
  ...tissueMechanics(day),
  ...cellMembranes(day),
  ...graduateSchool(day),
  ...energyStorage(day),
  ...materials(day),
  ...atmosphere(day),
  ...airAndWater(day),
  ...researchGroups(day),
];
