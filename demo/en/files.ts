import { makeFile, makeFolder } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { collaborationFiles } from './tenders';

/** The folder of files. */
export const files: SeedModule = (day) => [
  makeFolder({
    path: '/en/files',
    title: 'Files',
    description: 'Reports and series of measurements to download.',
    translationOf: '/de/dateien',
    exclude_from_nav: true,
    created: day.minus(1480),
    modified: day.minus(90),
  }),
  makeFile({
    path: '/en/files/annual-report.pdf',
    title: 'Annual Report',
    description: 'Last year in figures, pictures and conversations.',
    translationOf: '/de/dateien/jahresbericht.pdf',
    created: day.minus(150),
    modified: day.minus(150),
    file: { file: 'annual-report.pdf' },
  }),
  makeFile({
    path: '/en/files/tide-gauge-series.csv',
    title: 'Tide Gauge Series, Seesand',
    description: 'Water levels in centimetres, every ten minutes for one week.',
    translationOf: '/de/dateien/messreihe-pegel.csv',
    created: day.minus(70),
    modified: day.minus(70),
    file: { file: 'messreihe-pegel.csv' },
  }),
  ...collaborationFiles(day),
];
