import { shown } from '~demo/persons/profile';
import { normalizeName } from '~mocks/content/editing/normalize';
import type { Inline } from '~mocks/seed/blocks';
import { description, heading2, link, paragraph, title } from '~mocks/seed/blocks';
import type { DayClock } from '~mocks/seed/makers';
import {
  makeDocument,
  makeEvent,
  makeInstitut,
  makeMeldung,
  makeMember,
  makeProject,
} from '~mocks/seed/makers';
import type { SeedBlock, SeedItem, SeedLanguage } from '~mocks/seed/types';
import { Chooser } from './random';
import { firstNames, institutes, nameOf, words } from './words';

/** How much an institute has; pages are what is left of all items. */
export interface InstituteSize {
  items: number;
  /** Links into the site, in the texts of news and pages. */
  links: number;
  persons: number;
  news: number;
  projects: number;
  events: number;
}

/** Of ten items so many are German, and the others translations of German ones. */
const germanOfTen = 7;

const placesOf = {
  de: {
    news: '/de/aktuelles/meldungen',
    events: '/de/aktuelles/veranstaltungen',
    projects: '/de/forschung/projekte',
    institutes: '/de/institute',
  },
  en: {
    news: '/en/news/news-items',
    events: '/en/news/events',
    projects: '/en/research/projects',
    institutes: '/en/institutes',
  },
} as const;

const pictures = [
  'turing-red',
  'clouds',
  'ridges',
  'waves',
  'lattice',
  'dunes',
  'plasma',
  'strata',
  'delta',
].map((name) => `${name}.webp`);
const portraits = ['portrait-torsen.webp', 'portrait-obermoor.webp', 'portrait-iwersen.webp'];

const pathIn = (folder: string, name: string, number: number): string =>
  `${folder}/${normalizeName(name).slice(0, 50)}-${number}`;

/** How many there are of each language. */
function shares(count: number): readonly (readonly [SeedLanguage, number])[] {
  const german = Math.ceil((count * germanOfTen) / 10);
  return [
    ['de', german],
    ['en', count - german],
  ];
}

/** Items of both languages, of which the English ones translate the first of the German. */
function inBoth(
  count: number,
  make: (language: SeedLanguage, number: number, translationOf: string | undefined) => SeedItem,
): SeedItem[] {
  const german: string[] = [];
  return shares(count).flatMap(([language, share]) =>
    Array.from({ length: share }, (_, number) => {
      const item = make(language, number, language === 'en' ? german[number] : undefined);
      if (language === 'de') german.push(item.path);
      return item;
    }),
  );
}

function personsOf(day: DayClock, count: number): SeedItem[] {
  return Array.from({ length: count }, (_, number) => {
    const choose = new Chooser(1_000_000 + number);
    const name = nameOf(choose.below(460));
    const firstname = choose.of(firstNames);
    const at = choose.of(institutes);
    const phone = `+49 40 66969-${1000 + number}`;
    return makeMember({
      ...shown,
      path: pathIn('/profile', `${firstname} ${name}`, number),
      title: `${firstname} ${name}`,
      description: `${choose.of(words.de.subjects)} ${choose.of(words.de.places)}`,
      created: day.minus(100 + (number % 1200)),
      name,
      firstname,
      academic: number % 4 === 0 ? 'Dr.' : '',
      positions: choose.of(words.de.positions),
      institute: `Institut für ${at.de}`,
      institutes: [at.id],
      building: `${1 + choose.below(20)}.${1 + choose.below(9)}`,
      room: String(100 + choose.below(300)),
      phone,
      email: `${normalizeName(firstname)}.${normalizeName(name)}.${number}@immerlund.example`,
      subjects: choose.some(words.de.topics, 2),
      fields_of_competence: choose.some(words.de.subjects, 3),
      ...(number % 3 === 0 ? { image: { picture: choose.of(portraits) }, image_field: 'image' } : {}),
    });
  });
}

/** Hands out links: so many in all, as even as may be. */
class LinkShare {
  private given = 0;

  constructor(
    private readonly links: number,
    private readonly texts: number,
    private readonly targets: Readonly<Record<SeedLanguage, readonly string[]>>,
  ) {}

  next(choose: Chooser, language: SeedLanguage, text: number): string[] {
    const count = Math.floor(((text + 1) * this.links) / this.texts) - this.given;
    this.given += count;
    return choose.some(this.targets[language], count);
  }
}

/** Texts under headings, in which links stand as an editor sets them. */
function textsOf(choose: Chooser, language: SeedLanguage, targets: readonly string[]): SeedBlock[] {
  const linked = targets.map((target): SeedBlock => {
    const inline: Inline[] = [`${choose.text(language, 2)} `, link(target, choose.title(language)), '.'];
    return paragraph(...inline);
  });
  return [
    title(),
    description(),
    paragraph(choose.text(language, 4)),
    heading2(choose.title(language)),
    ...linked,
    paragraph(choose.text(language, 4)),
  ];
}

function newsOf(day: DayClock, count: number, linksOf: LinkShare): SeedItem[] {
  let text = 0;
  return inBoth(count, (language, number, translationOf) => {
    const choose = new Chooser(2_000_000 + text);
    const name = choose.title(language);
    // The latest of the demo stay the latest.
    const date = day.minus(12 + Math.floor((number * 2900) / count), '10:00');
    const item = makeMeldung({
      path: pathIn(placesOf[language].news, name, number),
      title: name,
      description: choose.text(language, 2),
      translationOf,
      created: date,
      effective: date,
      subjects: choose.some(words[language].topics, 3),
      head_title: choose.of(words[language].topics),
      institutes: [choose.of(institutes).id],
      exclude_from_nav: true,
      preview_image: { picture: choose.of(pictures) },
      blocks: textsOf(choose, language, linksOf.next(choose, language, text)),
    });
    text += 1;
    return item;
  });
}

const projectTypes = ['national', 'european', 'international'];

function projectsOf(day: DayClock, count: number, persons: readonly string[]): SeedItem[] {
  return inBoth(count, (language, number, translationOf) => {
    const choose = new Chooser(3_000_000 + number + (language === 'en' ? count : 0));
    const name = choose.title(language);
    return makeProject({
      path: pathIn(placesOf[language].projects, name, number),
      title: name,
      description: choose.text(language, 1),
      translationOf,
      created: day.minus(100 + (number % 2000)),
      subjects: choose.some(words[language].topics, 2),
      image: { picture: choose.of(pictures) },
      project_type: choose.of(projectTypes),
      project_start_month: String(1 + choose.below(12)),
      project_start_year: day.year - choose.below(6),
      project_end_month: String(1 + choose.below(12)),
      project_end_year: day.year + choose.below(4),
      detailed_description: `<p>${choose.text(language, 5)}</p><p>${choose.text(language, 5)}</p>`,
      members: choose.some(persons, 3),
      involved_institutes: [choose.of(institutes).id],
      exclude_from_nav: true,
    });
  });
}

/** Half a year before today and after it. */
const daysOfEvents = 360;

function eventsOf(day: DayClock, count: number): SeedItem[] {
  return inBoth(count, (language, number, translationOf) => {
    const choose = new Chooser(4_000_000 + number + (language === 'en' ? count : 0));
    const kind = choose.of(words[language].gatherings);
    const name = choose.title(language);
    const on = choose.below(daysOfEvents) - daysOfEvents / 2;
    return makeEvent({
      path: pathIn(placesOf[language].events, name, number),
      title: name,
      description: choose.text(language, 1),
      translationOf,
      created: day.minus(200 + (number % 100)),
      subjects: [kind],
      head_title: kind,
      start: day.plus(on, '16:00'),
      end: day.plus(on + (number % 12 === 0 ? 2 : 0), '17:30'),
      location: choose.of(words[language].rooms),
      contact_name: `${choose.of(firstNames)} ${nameOf(choose.below(460))}`,
      exclude_from_nav: true,
      blocks: [title(), description(), paragraph(choose.text(language, 4))],
    });
  });
}

interface Section {
  path: string;
  language: SeedLanguage;
}

/** The institutes with their sections, in both languages. */
function institutesOf(day: DayClock): { items: SeedItem[]; sections: Section[] } {
  const sections: Section[] = [];
  const items = (['de', 'en'] as const).flatMap((language) =>
    institutes.flatMap((institute, place) => {
      const choose = new Chooser(5_000_000 + place);
      const home = (of: SeedLanguage) => `${placesOf[of].institutes}/${normalizeName(institute[of])}`;
      const translationOf = language === 'en' ? home('de') : undefined;
      const created = day.minus(1400);
      const own = makeInstitut({
        path: home(language),
        title: institute[language],
        description: choose.text(language, 1),
        name: language === 'de' ? `Institut für ${institute.de}` : `Institute of ${institute.en}`,
        token: institute.id,
        translationOf,
        created,
        blocks: [title(), description(), paragraph(choose.text(language, 5))],
      });
      const below = words[language].sections.map((name, at) => {
        const pathOf = (of: SeedLanguage) => `${home(of)}/${normalizeName(words[of].sections[at] ?? '')}`;
        sections.push({ path: pathOf(language), language });
        return makeDocument({
          path: pathOf(language),
          title: name,
          description: choose.text(language, 1),
          translationOf: language === 'en' ? pathOf('de') : undefined,
          created,
          blocks: [title(), description(), paragraph(choose.text(language, 4))],
        });
      });
      return [own, ...below];
    }),
  );
  return { items, sections };
}

interface Page extends Section {
  number: number;
  title: string;
}

/** The addresses of the pages, the sections filled in turn, before any text can link to them. */
function pagesOf(count: number, sections: readonly Section[]): Page[] {
  return shares(count).flatMap(([language, share]) => {
    const own = sections.filter((section) => section.language === language);
    return Array.from({ length: share }, (_, number) => {
      const section = own[number % own.length];
      if (!section) throw new Error('There is no section for pages.');
      const name = new Chooser(6_000_000 + number + (language === 'en' ? count : 0)).title(language);
      return { language, number, title: name, path: pathIn(section.path, name, number) };
    });
  });
}

/**
 * What a research centre of a believable size has besides the demo: so many items with those that are there already. The
 * same in every run, but for the day to which all dates are related.
 */
export function instituteItems(day: DayClock, present: readonly SeedItem[], size: InstituteSize): SeedItem[] {
  const persons = personsOf(day, size.persons);
  const people = persons.map(({ path }) => path);
  const { items, sections } = institutesOf(day);
  const others = size.persons + size.news + size.projects + size.events + items.length + present.length;
  const pages = pagesOf(Math.max(0, size.items - others), sections);
  const pathsOf = (language: SeedLanguage) =>
    [...pages, ...sections].flatMap((each) => (each.language === language ? [each.path] : []));
  const texts = size.news + pages.length;
  const links = new LinkShare(size.links, texts, {
    de: [...people, ...pathsOf('de')],
    en: [...people, ...pathsOf('en')],
  });
  const news = newsOf(day, size.news, links);
  return [
    ...persons,
    ...news,
    ...projectsOf(day, size.projects, people),
    ...eventsOf(day, size.events),
    ...items,
    ...pages.map(({ path, language, title: name }, at) => {
      const choose = new Chooser(7_000_000 + at);
      return makeDocument({
        path,
        title: name,
        description: choose.text(language, 1),
        created: day.minus(30 + (at % 1300)),
        subjects: choose.some(words[language].topics, 2),
        blocks: textsOf(choose, language, links.next(choose, language, size.news + at)),
      });
    }),
  ];
}
