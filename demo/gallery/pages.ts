import { description, link, list, title } from '~mocks/seed/blocks';
import { makeDocument, type SeedModule } from '~mocks/seed/makers';
import type { SeedBlock, SeedLanguage } from '~mocks/seed/types';
import { gridsGallery } from './grids';
import { mediaGallery } from './media';
import { panelsGallery } from './panels';
import { slidersGallery } from './sliders';
import { teasersGallery } from './teasers';
import { textsGallery } from './texts';

interface Group {
  id: string;
  blocks: (language: SeedLanguage) => SeedBlock[];
  words: Readonly<Record<SeedLanguage, readonly [title: string, description: string]>>;
}

const groups: readonly Group[] = [
  {
    id: 'texts',
    blocks: textsGallery,
    words: {
      de: ['Überschriften, Texte und Tabellen', 'Blöcke, in denen geschrieben wird.'],
      en: ['Headings, texts and tables', 'Blocks in which one writes.'],
    },
  },
  {
    id: 'media',
    blocks: mediaGallery,
    words: {
      de: ['Bilder, Filme und Landkarten', 'Blöcke, die etwas zeigen, an jedem Platz.'],
      en: ['Pictures, films and maps', 'Blocks that show something, at every place.'],
    },
  },
  {
    id: 'grids',
    blocks: gridsGallery,
    words: {
      de: ['Anreißer, Knöpfe und Spalten', 'Blöcke, die weiterführen, und solche, die nebeneinander stehen.'],
      en: ['Teasers, buttons and columns', 'Blocks that lead on, and such that stand side by side.'],
    },
  },
  {
    id: 'panels',
    blocks: panelsGallery,
    words: {
      de: ['Akkordeons, Reiter und Karten', 'Blöcke, die andere halten oder falten, und gesetzte Texte.'],
      en: ['Accordions, tabs and cards', 'Blocks that hold or fold others, and texts that are set apart.'],
    },
  },
  {
    id: 'sliders',
    blocks: slidersGallery,
    words: {
      de: ['Bilderfolgen und Listen', 'Blöcke, die durch Inhalte führen, und jede Art, sie aufzulisten.'],
      en: ['Sliders and listings', 'Blocks that lead through contents, and every way to list them.'],
    },
  },
  {
    id: 'teasers',
    blocks: teasersGallery,
    words: {
      de: ['Anreißer, Symbole und Suche', 'Blöcke, die anderswohin führen oder etwas finden.'],
      en: ['Teasers, icons and search', 'Blocks that lead elsewhere or find something.'],
    },
  },
];

const places = {
  de: { path: '/de/bausteine', title: 'Bausteine', words: 'Jeder Block dieser Seiten, in jeder Gestalt.' },
  en: {
    path: '/en/building-blocks',
    title: 'Building blocks',
    words: 'Every block of these pages, in every form.',
  },
} as const;

/** The pages on which editors and developers find every block: one a group, apart from navigation. */
export const galleryOf =
  (language: SeedLanguage): SeedModule =>
  (day) => {
    const place = places[language];
    const dates = { created: day.minus(30), modified: day.minus(3, '15:00') };
    const of = (id: string) =>
      language === 'de' ? {} : { translationOf: [places.de.path, id].filter(Boolean).join('/') };
    return [
      makeDocument({
        path: place.path,
        title: place.title,
        description: place.words,
        exclude_from_nav: true,
        ...of(''),
        ...dates,
        blocks: [
          title(),
          description(),
          list(groups.map(({ id, words }) => [link(`${place.path}/${id}`, words[language][0])])),
        ],
      }),
      ...groups.map(({ id, blocks, words }) =>
        makeDocument({
          path: `${place.path}/${id}`,
          title: words[language][0],
          description: words[language][1],
          exclude_from_nav: true,
          ...of(id),
          ...dates,
          blocks: [title(), description(), ...blocks(language)],
        }),
      ),
    ];
  };
