import type { Variant } from './variant-definition';
import { socialLinks } from './social-links';

const ink = '#1d2733';
const white = '#ffffff';

/** The generic site: it has everything. */
export const generic: Variant = {
  name: 'default',
  institution: {
    de: { name: 'Forschungszentrum Immerlund', word: 'Immerlund', line: 'Forschungszentrum' },
    en: { name: 'Immerlund Research Centre', word: 'Immerlund', line: 'Research Centre' },
  },
  logo: { mark: 'blocks', lineBelow: false },
  palette: [
    { name: 'ink', label: { de: 'Tinte', en: 'Ink' }, value: ink, text: white },
    { name: 'sky', label: { de: 'Himmel', en: 'Sky' }, value: '#d7e6f5', text: ink },
    { name: 'fog', label: { de: 'Nebel', en: 'Fog' }, value: '#f1f3f5', text: ink },
    { name: 'accent', label: { de: 'Akzent', en: 'Accent' }, value: '#2457c5', text: white },
    { name: 'white', label: { de: 'Weiß', en: 'White' }, value: white, text: ink },
  ],
  grounds: {
    brand: { value: '#2457c5', text: white },
    band: { value: '#d7e6f5', text: ink },
    tint: { value: '#f1f3f5', text: ink },
    'tint-2': { value: '#e3ebf6', text: ink },
    accent: { value: '#2457c5', text: white },
    ink: { value: ink, text: white },
    white: { value: white, text: ink },
  },
  consentModules: [
    { name: 'tracking' },
    { name: 'etracker' },
    { name: 'youtube' },
    { name: 'facebook' },
    { name: 'google' },
  ],
  leadPicture: 'overlaid',
  hasCareers: true,
  socialLinks,
};
