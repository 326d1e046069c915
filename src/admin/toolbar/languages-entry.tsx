import { useIntl } from 'react-intl';
import type { PageFacts } from '@/api/page-actions';
import { PageLink } from '@/components/universal-link/page-link';
import { languageOfPath } from '@/lib/language';
import { site } from '@/site/site';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages } from './messages';

/** In which languages the page is there, and whether one is missing; leads to where translations are managed. */
export function LanguagesEntry({ page }: { page: PageFacts }) {
  const intl = useIntl();
  const { languages } = site();
  const own = languageOfPath(page.path);
  if (own === undefined || languages.length < 2) return null;
  const [there, missing] = [true, false].map((isThere) =>
    languages.filter((language) => (language === own || page.translations.has(language)) === isThere),
  );
  const names = [own, ...(there ?? []).filter((each) => each !== own)].map((each) => each.toUpperCase());
  const lacks = (missing ?? []).map((language) => intl.formatMessage(messages.lacksLanguage, { language }));
  return (
    <PageLink
      id="toolbar-languages"
      to={`${page.path}/manage-translations`}
      className="tool-rail__entry languages"
      aria-label={[intl.formatMessage(messages.translations), names.join(', '), ...lacks].join(' · ')}
    >
      <span className="tool-rail__sign">
        <ToolIcon name="translate" />
        {lacks.length > 0 && (
          <span className="tool-rail__mark" aria-hidden="true">
            !
          </span>
        )}
      </span>
      <span aria-hidden="true">{names.join(' · ')}</span>
    </PageLink>
  );
}
