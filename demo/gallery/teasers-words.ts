import type { SeedLanguage } from '~mocks/seed/types';

interface GalleryWords {
  title: string;
  text: string;
  button: string;
  contact: string;
  search: string;
  calendar: string;
  jobs: string;
  paths: { about: string; contact: string; jobs: string; picture: string };
}

/** The words of the gallery, and where its blocks lead. */
export const wordsOf: Readonly<Record<SeedLanguage, GalleryWords>> = {
  de: {
    title: 'Das Zentrum kennenlernen',
    text: 'Wer hier forscht, woran und warum: ein Rundgang durch Häuser und Fragen.',
    button: 'Zum Rundgang',
    contact: 'Kontakt und Anfahrt',
    search: 'In allen Seiten suchen',
    calendar: 'Was bevorsteht',
    jobs: 'Eine Stelle finden',
    paths: {
      about: '/de/ueber-uns',
      contact: '/de/ueber-uns/kontakt',
      jobs: '/de/karriere/stellenangebote',
      picture: '/de/bilder/waves',
    },
  },
  en: {
    title: 'Get to know the centre',
    text: 'Who does research here, on what and why: a tour of houses and questions.',
    button: 'Take the tour',
    contact: 'Contact and directions',
    search: 'Search all pages',
    calendar: 'What is coming',
    jobs: 'Find a job',
    paths: {
      about: '/en/about-us',
      contact: '/en/about-us/contact-visitor-information',
      jobs: '/en/careers/jobs',
      picture: '/en/images/waves',
    },
  },
};
