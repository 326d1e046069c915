const address = 'Forschungszentrum Immerlund\nAm Wispewehr 1\n00417 Immerlund';

/** A heading-free list of years, as the profile shows it under "Vita". */
export const years = (entries: readonly (readonly [string, string])[]) =>
  `<dl>${entries.map(([when, what]) => `<dt>${when}</dt><dd>${what}</dd>`).join('')}</dl>`;

/** Profiles belong to no language: German first, then a short passage in English. */
export const about = (german: string, english: string) => `<p>${german}</p><p lang="en">${english}</p>`;

/** What all profiles start from. */
export const shown = {
  member_source: 'manual',
  competence_type: 'science',
  address,
  website: null,
  about_me_shown: true,
  vita_shown: true,
  news_shown: true,
  awards_shown: false,
  projects_shown: false,
} as const;
