import type { Language } from '@/lib/language';
import type { VariantName } from '../site-config';

/** A colour that editors choose by name, with the text colour that can be read on it. */
interface PaletteColour {
  /** What is stored in content. */
  name: string;
  label: Record<Language, string>;
  value: string;
  text: string;
}

/** Grounds that every variant has, so that content may name them whatever the variant. */
export type GroundName = 'brand' | 'band' | 'tint' | 'tint-2' | 'accent' | 'ink' | 'white';

export interface Ground {
  value: string;
  text: string;
}

/** How the institution calls itself in the logo; the line stands above or below the word. */
export interface Institution {
  name: string;
  word: string;
  line: string;
}

export type ConsentModule = 'tracking' | 'etracker' | 'youtube' | 'facebook' | 'google';

export interface SocialLink {
  icon: 'mastodon' | 'linkedin' | 'instagram' | 'youtube';
  name: string;
  href: string;
}

/** In what the three sites differ; their custom properties stand in styles/variants.css. */
export interface Variant {
  name: VariantName;
  institution: Record<Language, Institution>;
  logo: { mark: 'bars' | 'waves' | 'blocks'; lineBelow: boolean };
  palette: readonly PaletteColour[];
  grounds: Record<GroundName, Ground>;
  /** In the order of the banner; a hidden one has no row there, yet agreeing to all includes it. */
  consentModules: readonly { name: ConsentModule; hidden?: boolean }[];
  /** Words stand on a page's lead picture behind an overlay, or beside it, where one curve cuts it. */
  leadPicture: 'overlaid' | 'curved';
  /** Whether anything below the career paths belongs to this site. */
  hasCareers: boolean;
  socialLinks: readonly SocialLink[];
}
