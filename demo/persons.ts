import { makeFolder } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { administration } from './persons/administration';
import { atmosphericScientists } from './persons/atmosphere';
import { cellBiophysicists } from './persons/cell-biophysics';
import { storageResearchers } from './persons/energy-storage';

const folder: SeedModule = (day) => [
  makeFolder({ path: '/profile', title: 'Profile', exclude_from_nav: true, created: day.minus(1480) }),
];

/** The profiles, which belong to no language. */
export const persons: SeedModule = (day) =>
  [folder, cellBiophysicists, storageResearchers, atmosphericScientists, administration].flatMap((people) =>
    people(day),
  );
