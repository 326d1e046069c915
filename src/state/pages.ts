import { getContent } from '@/api/content';
import type { AnyContent } from '@/api/types/any-content';
import type { Language } from '@/lib/language';
import { createRemoteMap } from './remote-map';

/** What names a page: whose it is counts, as readers see different things of it. */
export interface PageName {
  path: string;
  language: Language;
  /** Who asks, null for visitors. */
  userId: string | null;
}

/** Stands in no part of a page's name. */
const separator = '\n';

export const pageKey = ({ path, language, userId }: PageName) =>
  [path, language, userId ?? ''].join(separator);

export const pathOfKey = (key: string) => key.split(separator, 1)[0] ?? '';

/** '' for visitors. */
export const userOfKey = (key: string) => key.split(separator)[2] ?? '';

/** The pages fetched last, some of them ahead, each with what stands round it: nearest institute, settings, navigation. */
export const pages = createRemoteMap<PageName & { withNavigation: boolean }, AnyContent>({
  name: 'pages',
  keyOf: pageKey,
  call: async ({ path, language, withNavigation }, signal, { preloadViews }) => {
    const content = await getContent(path, { language, withNavigation, signal });
    await preloadViews(content, language);
    return content;
  },
});
