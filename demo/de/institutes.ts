import { description, grid, paragraph, styled, teaser, title } from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { atmosphere } from './institutes/atmosphaere-und-klima';
import { graduateSchool } from './institutes/graduiertenschule';
import { tissueMechanics } from './institutes/mechanik-des-gewebes';
import { energyStorage } from './institutes/energiespeicher';
import { cellBiophysics } from './institutes/zellbiophysik';
import { cellMembranes } from './institutes/zellmembranen';
import { materials } from './institutes/stoffe-und-grenzflaechen';
import { airAndWater } from './institutes/luft-und-wasser';
import { researchGroups } from './institutes/forschungsgruppen';

const overview: SeedModule = (day) => [
  makeDocument({
    path: '/de/institute',
    title: 'Institute',
    description:
      'Drei Institute, drei Maßstäbe: von der Zellhülle über das Batteriegehäuse bis zur Gewitterfront.',
    created: day.minus(1470),
    modified: day.minus(33, '10:10'),
    blocks: [
      title(),
      description(),
      grid([
        teaser({ href: '/de/institute/zellbiophysik' }),
        teaser({ href: '/de/institute/energiespeicher' }),
        teaser({ href: '/de/institute/atmosphaere-und-klima' }),
      ]),
      styled(
        paragraph(
          'Jedes Haus hat seine eigene Werkstatt und seine eigene Kaffeemaschine. Gemeinsam sind ihnen das Rechenzentrum, die Großgeräte und ein Grundsatz: Wer eine Frage hat, klopft an.',
        ),
        { styles: { size: 'statement' } },
      ),
      grid(
        [
          teaser({
            href: '/de/institute/zellbiophysik/mechanik-des-gewebes',
            head_title: 'Zellbiophysik',
            title: 'Mechanik des Gewebes',
            description: 'Kräfte, die Organe formen.',
          }),
          teaser({
            href: '/de/institute/zellbiophysik/zellmembranen',
            head_title: 'Zellbiophysik',
            title: 'Zellmembranen',
            description: 'Grenzen, die durchlässig bleiben müssen.',
          }),
          teaser({
            href: '/de/institute/zellbiophysik/graduiertenschule',
            head_title: 'Promovieren',
            title: 'Leben in Bewegung',
            description: 'Die Graduiertenschule für Physik und Biologie.',
          }),
        ],
        { headline: 'Bereiche und Graduiertenschule', bg_color: 'tint', useFullBackgroundContainer: true },
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
