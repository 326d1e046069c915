import type { Variant } from './variant-definition';
import { socialLinks } from './social-links';

const ink = '#14202b';
const white = '#ffffff';

export const main: Variant = {
  name: 'main',
  institution: {
    de: { name: 'Forschungszentrum Immerlund', word: 'Immerlund', line: 'Forschungszentrum' },
    en: { name: 'Immerlund Research Centre', word: 'Immerlund', line: 'Research Centre' },
  },
  logo: { mark: 'bars', lineBelow: false },
  palette: [
    { name: 'deep-blue', label: { de: 'Dunkelblau', en: 'Deep blue' }, value: '#023d6b', text: white },
    { name: 'light-blue', label: { de: 'Hellblau', en: 'Light blue' }, value: '#adbde3', text: ink },
    { name: 'light-grey', label: { de: 'Hellgrau', en: 'Light grey' }, value: '#ebebeb', text: ink },
    { name: 'red', label: { de: 'Rot', en: 'Red' }, value: '#eb5f73', text: ink },
    { name: 'green', label: { de: 'Grün', en: 'Green' }, value: '#b9d25f', text: ink },
    { name: 'yellow', label: { de: 'Gelb', en: 'Yellow' }, value: '#faeb5a', text: ink },
    { name: 'violet', label: { de: 'Violett', en: 'Violet' }, value: '#af82b9', text: ink },
    { name: 'orange', label: { de: 'Orange', en: 'Orange' }, value: '#fab45a', text: ink },
    { name: 'white', label: { de: 'Weiß', en: 'White' }, value: white, text: ink },
  ],
  grounds: {
    brand: { value: '#023d6b', text: white },
    band: { value: '#adbde3', text: ink },
    tint: { value: '#eef2fa', text: ink },
    'tint-2': { value: '#dfe6f5', text: ink },
    accent: { value: '#b9d25f', text: ink },
    ink: { value: '#011f38', text: white },
    white: { value: white, text: ink },
  },
  consentModules: [
    { name: 'tracking', hidden: true },
    { name: 'youtube' },
    { name: 'facebook' },
    { name: 'google' },
  ],
  leadPicture: 'overlaid',
  hasCareers: false,
  socialLinks,
};
