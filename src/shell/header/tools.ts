import type { MessageDescriptor } from 'react-intl';
import type { IconName } from '@/components/icon/icon-names';
import type { Language } from '@/lib/language';
import { languageRoot, sitemapPath } from '@/site/home-path';
import { sitePage } from '@/site/site-paths';
import { messages } from './messages';

/** An entry of the tool bar, shown above the header and at the foot of the mobile menu. */
export interface Tool {
  message: MessageDescriptor;
  path: string;
  icon?: IconName;
  /** Opens over the page where there is room; its path is the page of its own. */
  isOverlay?: true;
}

type Wanted = Omit<Tool, 'path'> & { path: string | undefined };

/** The tools of a language, as far as the site has their pages; sign language and easy language exist in German only. */
export function toolsOf(language: Language, isLoggedIn: boolean): Tool[] {
  const tools: Wanted[] = [
    { message: messages.press, path: sitePage('press', language) },
    { message: messages.sitemap, path: sitemapPath(language), isOverlay: true },
    { message: messages.intranet, path: sitePage('intranet', language) },
    { message: messages.weather, path: sitePage('weather', language), icon: 'weather' },
    { message: messages.signLanguage, path: sitePage('signLanguage', language), icon: 'sign-language' },
    { message: messages.easyLanguage, path: sitePage('easyLanguage', language), icon: 'easy-language' },
    { message: messages.contact, path: sitePage('contact', language) },
    { message: messages.logout, path: isLoggedIn ? `${languageRoot(language)}/logout` : undefined },
  ];
  return tools.filter((tool): tool is Tool => tool.path !== undefined);
}
