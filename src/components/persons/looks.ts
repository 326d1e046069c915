import type { PersonLook } from './persons';

/** The ways to list people, by the names under which they are stored. */
export const personLooks = {
  personsWithoutImage: { hasImage: false },
  personsWithoutInstitutsOrImages: { hasImage: false, hasInstitute: false },
  personsWithoutInstitutes: { hasInstitute: false },
  personsGrid: { isGrid: true },
  personsGridWithoutImage: { isGrid: true, hasImage: false },
  personsGridShort: { isGrid: true, isShort: true },
} as const satisfies Record<string, PersonLook>;
export type PersonVariation = keyof typeof personLooks;

export const personVariations = Object.keys(personLooks) as PersonVariation[];
