import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isInternal, flatten } from '@/api/urls';
import { blockNamed } from '@/blocks/registry';
import { usePageDocument } from '../document/hooks';
import { useObjectBrowser } from '@/tool/object-browser/context';
import { TextSurroundingsContext, type TextSurroundings as Surroundings } from '../rich-text/surroundings';
import { anchorsIn } from './anchors-in';
import { messages } from '../messages';

/** Gives the texts of a page what their links may lead to: content of the site, and the page's own headings. */
export function TextSurroundings({ children }: { children: ReactNode }) {
  const document = usePageDocument();
  const browse = useObjectBrowser();
  const title = useIntl().formatMessage(messages.linkTarget);
  const surroundings = useMemo(
    (): Surroundings => ({
      anchors: () => anchorsIn(document, blockNamed),
      ...(browse && {
        browse: async (url) => {
          const chosen = url !== '' && isInternal(url) ? [{ '@id': flatten(url) }] : [];
          const [target] = (await browse({ title, mode: 'link', isMultiple: false, chosen })) ?? [];
          return target && { url: flatten(target['@id']), title: target.title ?? '' };
        },
      }),
    }),
    [document, browse, title],
  );
  return <TextSurroundingsContext.Provider value={surroundings}>{children}</TextSurroundingsContext.Provider>;
}
