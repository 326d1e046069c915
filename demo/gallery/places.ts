/** Where the demo has what the galleries of blocks show, by language. */
export const places = {
  de: {
    pictures: '/de/bilder',
    news: '/de/aktuelles/meldungen',
    blog: '/de/aktuelles/blog',
    projects: '/de/forschung/projekte',
    awards: '/de/forschung/auszeichnungen',
    research: '/de/forschung',
    files: '/de/dateien',
  },
  en: {
    pictures: '/en/images',
    news: '/en/news/news-items',
    blog: '/en/news/blog',
    projects: '/en/research/projects',
    awards: '/en/research/awards',
    research: '/en/research',
    files: '/en/files',
  },
} as const;
