import type { Bilingual } from '~mocks/lib/bilingual';

/** Titles of the roles that are given on content. */
export const sharedRoleTitles = {
  Contributor: { de: 'Kann hinzufügen', en: 'Can add' },
  Editor: { de: 'Kann bearbeiten', en: 'Can edit' },
  Reader: { de: 'Kann ansehen', en: 'Can view' },
  Reviewer: { de: 'Kann veröffentlichen', en: 'Can review' },
} as const satisfies Record<string, Bilingual>;
