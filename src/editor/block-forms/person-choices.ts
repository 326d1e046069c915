import { personVariations, type PersonVariation } from '@/components/persons/looks';
import type { Choice } from '@/forms/schema';
import { defineMessages } from '@/i18n/define-messages';

export const personMessages = defineMessages({
  personsWithoutImage: { id: 'editor.block.listing.personsWithoutImage' },
  personsWithoutInstitutsOrImages: { id: 'editor.block.listing.personsWithoutInstitutsOrImages' },
  personsWithoutInstitutes: { id: 'editor.block.listing.personsWithoutInstitutes' },
  personsGrid: { id: 'editor.block.listing.personsGrid' },
  personsGridWithoutImage: { id: 'editor.block.listing.personsGridWithoutImage' },
  personsGridShort: { id: 'editor.block.listing.personsGridShort' },
});

/** The ways to list people. */
export const personChoices: readonly Choice<PersonVariation>[] = personVariations.map((value) => ({
  value,
  title: personMessages[value],
}));
