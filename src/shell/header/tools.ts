import type { MessageDescriptor } from 'react-intl';
import type { IconName } from '@/components/icon/icon-names';
import type { Language } from '@/lib/language';
import { languageRoot, sitemapPath } from '@/site/home-path';
import { germanPaths, sitePaths } from '@/site/site-paths';
import { messages } from './messages';

/** An entry of the tool bar, shown above the header and at the foot of the mobile menu. */
export interface Tool {
  message: MessageDescriptor;
  path: string;
  icon?: IconName;
  /** Opens over the page where there is room; its path is the page of its own. */
  isOverlay?: true;
}

/** The tools of a language; sign language and easy language exist in German only. */
export function toolsOf(language: Language, isLoggedIn: boolean): Tool[] {
  const german: Tool[] = [
    { message: messages.signLanguage, path: germanPaths.signLanguage, icon: 'sign-language' },
    { message: messages.easyLanguage, path: germanPaths.easyLanguage, icon: 'easy-language' },
  ];
  return [
    { message: messages.press, path: sitePaths.press[language] },
    { message: messages.sitemap, path: sitemapPath(language), isOverlay: true },
    { message: messages.intranet, path: sitePaths.intranet[language] },
    { message: messages.weather, path: sitePaths.weather[language], icon: 'weather' },
    ...(language === 'de' ? german : []),
    { message: messages.contact, path: sitePaths.contact[language] },
    ...(isLoggedIn ? [{ message: messages.logout, path: `${languageRoot(language)}/logout` }] : []),
  ];
}
