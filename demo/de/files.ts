import { makeFile, makeFolder } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { collaborationFiles } from './tenders';

/** The folder of files. */
export const files: SeedModule = (day) => [
  makeFolder({
    path: '/de/dateien',
    title: 'Dateien',
    description: 'Berichte und Messreihen zum Herunterladen.',
    exclude_from_nav: true,
    created: day.minus(1480),
    modified: day.minus(90),
  }),
  makeFile({
    path: '/de/dateien/jahresbericht.pdf',
    title: 'Jahresbericht',
    description: 'Das vergangene Jahr in Zahlen, Bildern und Gesprächen.',
    created: day.minus(150),
    modified: day.minus(150),
    file: { file: 'jahresbericht.pdf' },
  }),
  makeFile({
    path: '/de/dateien/messreihe-pegel.csv',
    title: 'Messreihe Pegel Seesand',
    description: 'Wasserstände in Zentimetern, zehn Minuten Abstand, eine Woche.',
    created: day.minus(70),
    modified: day.minus(70),
    file: { file: 'messreihe-pegel.csv' },
  }),
  ...collaborationFiles(day),
];
