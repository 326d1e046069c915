import type { Variant } from './variant-definition';
import { socialLinks } from './social-links';

const ink = '#1d2a2d';
const white = '#ffffff';

export const network: Variant = {
  name: 'network',
  institution: {
    de: { name: 'Forschungsverbund Immerlund', word: 'Immerlund', line: 'Forschungsverbund' },
    en: { name: 'Immerlund Research Network', word: 'Immerlund', line: 'Research Network' },
  },
  logo: { mark: 'waves', lineBelow: true },
  palette: [
    { name: 'petrol', label: { de: 'Petrol', en: 'Petrol' }, value: '#0b4f5c', text: white },
    { name: 'mint', label: { de: 'Mint', en: 'Mint' }, value: '#bfe3d8', text: ink },
    { name: 'sand', label: { de: 'Sand', en: 'Sand' }, value: '#f3ede2', text: ink },
    { name: 'coral', label: { de: 'Koralle', en: 'Coral' }, value: '#e4664e', text: '#10191b' },
    { name: 'gold', label: { de: 'Gold', en: 'Gold' }, value: '#f2c14e', text: '#3a1f35' },
    { name: 'plum', label: { de: 'Pflaume', en: 'Plum' }, value: '#6b3a62', text: white },
    { name: 'slate', label: { de: 'Schiefer', en: 'Slate' }, value: '#44525e', text: white },
    { name: 'white', label: { de: 'Weiß', en: 'White' }, value: white, text: ink },
  ],
  grounds: {
    brand: { value: '#6b3a62', text: white },
    band: { value: '#bfe3d8', text: ink },
    tint: { value: '#f3ede2', text: ink },
    'tint-2': { value: '#e7f3ee', text: ink },
    accent: { value: '#f2c14e', text: '#3a1f35' },
    ink: { value: '#06343d', text: white },
    white: { value: white, text: ink },
  },
  consentModules: [
    { name: 'tracking', hidden: true },
    { name: 'youtube' },
    { name: 'facebook' },
    { name: 'google' },
  ],
  leadPicture: 'curved',
  hasCareers: false,
  socialLinks,
};
