import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '@/i18n/use-language';
import { isPreviewPath } from '@/lib/preview-path';
import { homePath, languageRoot } from '@/site/home-path';
import { siteLinks } from '@/site/site-paths';
import { fetched } from '../fetched/fetched';
import { Icon } from '../icon/icon';
import { withLazyMessages } from '../lazy-messages/lazy-messages';
import { useLazyTooLong } from '../typed-words/use-lazy-too-long';
import { ErrorPage } from './error-page';
import { messages } from './messages';
import { WayLinks } from './way-links';

/** The specification gives this view a German heading, whatever the language around it. */
const heading = 'Hier verliert sich die Spur';

const EndedPreview = withLazyMessages(
  'screen',
  fetched(async () => (await import('@/pages/preview/ended-preview')).EndedPreview),
);

/** No page here, or none any more for whoever has its link. */
export function NotFound() {
  return isPreviewPath(useLocation().pathname) ? <EndedPreview /> : <NoPage />;
}

/** A search field and the main ways in. */
function NoPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const { isRefused, attributes, notice } = useLazyTooLong(text);
  const search = `${languageRoot(language)}/@@search`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRefused) void navigate(`${search}?${new URLSearchParams({ SearchableText: text.trim() })}`);
  };
  return (
    <ErrorPage
      kicker={<FormattedMessage {...messages.notFoundKicker} />}
      title={<span lang="de">{heading}</span>}
      text={messages.notFoundText}
    >
      <form role="search" className="error-page__search search-field" action={search} onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          <FormattedMessage {...messages.searchLabel} />
        </label>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          name="SearchableText"
          className="input"
          placeholder={intl.formatMessage(messages.searchHint)}
          {...attributes}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          <FormattedMessage {...messages.searchSubmit} />
        </button>
      </form>
      {notice}
      <WayLinks
        links={[
          { to: search, message: messages.goToSearch },
          ...siteLinks(language, [
            ['institutes', messages.institutes],
            ['contact', messages.contact],
          ]),
          { to: homePath(language), message: messages.home },
        ]}
      />
    </ErrorPage>
  );
}
