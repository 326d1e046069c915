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
  tokens: {
    '--color-ink': ink,
    '--color-ink-2': '#4d5a69',
    '--color-brand': '#2457c5',
    '--color-brand-hover': '#1a429b',
    '--color-brand-pressed': '#12306f',
    '--color-on-dark-2': '#e4ecfa',
    '--color-tint': '#f1f3f5',
    '--color-tint-2': '#e3ebf6',
    '--color-band': '#d7e6f5',
    '--color-mark': '#2457c5',
    '--color-hairline': '#d5dae0',
    '--color-control': '#7c8794',
    '--color-disabled': '#5c6773',
    '--color-disabled-ground': '#e7eaee',
    '--color-skeleton': '#e7ebf0',
    '--color-footer': ink,
    '--color-footer-rule': '#414c59',
    '--map-ground': '#2d3a49',
    '--map-field': '#333f4f',
    '--map-river': '#48597a',
    '--map-road': '#222d3a',
    '--map-house': '#8fb3e6',
    '--map-mark': white,
    '--color-accent': '#2457c5',
    '--color-on-accent': white,
    '--color-logo': ink,
    '--shadow-colour': '29 39 51',
  },
  consentModules: [
    { name: 'tracking' },
    { name: 'etracker' },
    { name: 'youtube' },
    { name: 'facebook' },
    { name: 'google' },
  ],
  leadPicture: 'veiled',
  hasCareers: true,
  socialLinks,
};
