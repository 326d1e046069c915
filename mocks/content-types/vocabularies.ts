import { allOfType } from '../repository/all-of-type';
import type { RepositoryReader } from '../repository/types';
import type { Bilingual } from './schema';

type Terms = Readonly<Record<string, Bilingual>>;

const same = (title: string): Bilingual => ({ de: title, en: title });

const months: Terms = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => {
    const name = (locale: string) =>
      new Date(Date.UTC(2020, index, 15)).toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' });
    return [String(index + 1), { de: name('de-DE'), en: name('en-GB') }];
  }),
);

/** Vocabularies whose terms do not depend on content. */
const fixed: Readonly<Record<string, Terms>> = {
  'plone.app.vocabularies.SupportedContentLanguages': { de: same('Deutsch'), en: same('English') },
  'portal.vocabularies.months': months,
  'portal.vocabularies.salutations': {
    mr: { de: 'Herr', en: 'Mr' },
    ms: { de: 'Frau', en: 'Ms' },
    other: { de: 'Keine Anrede', en: 'No salutation' },
  },
  'portal.vocabularies.competence_types': {
    science: { de: 'Wissenschaft', en: 'Science' },
    administration: { de: 'Verwaltung', en: 'Administration' },
  },
  'portal.vocabularies.project_types': {
    national: { de: 'Nationales Projekt', en: 'National project' },
    european: { de: 'Europäisches Projekt', en: 'European project' },
    international: { de: 'Internationales Projekt', en: 'International project' },
  },
  'portal.vocabularies.award_types': {
    prize: { de: 'Preis', en: 'Prize' },
    fellowship: { de: 'Stipendium', en: 'Fellowship' },
    membership: { de: 'Mitgliedschaft', en: 'Membership' },
  },
};

/** Vocabularies whose terms are content: the type, and the field that holds the token. */
const fromContent: Readonly<Record<string, string>> = {
  'portal.vocabularies.institutes': 'Institut',
  'portal.vocabularies.institutsbereiche': 'Institutsbereich',
  'portal.vocabularies.administrational_units': 'OE',
  'portal.vocabularies.research_groups': 'Research Group',
};

function titleInContent(
  repository: RepositoryReader,
  type: string,
  token: string,
  language: keyof Bilingual,
): string | undefined {
  const named = allOfType(repository, type).filter((item) => item.fields.token === token);
  const item = named.find((each) => each.language === language) ?? named[0];
  const title = item?.fields.name || item?.fields.title;
  return typeof title === 'string' ? title : undefined;
}

/** The title of a term; undefined for a term that the vocabulary does not have. */
export function termTitle(
  repository: RepositoryReader,
  vocabulary: string,
  token: string,
  language: keyof Bilingual,
): string | undefined {
  const term = fixed[vocabulary]?.[token];
  if (term) return term[language];
  const type = fromContent[vocabulary];
  return type === undefined ? undefined : titleInContent(repository, type, token, language);
}
