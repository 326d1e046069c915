import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getStored } from '@/api/editing';
import { refusalOf, wordsOfRefusal, type Refusal } from '@/api/organising';
import type { PageFacts } from '@/api/page-actions';
import { linkTranslation, unlinkTranslation } from '@/api/translations';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { ReviewState } from '@/components/review-state/review-state';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { flatten } from '@/api/urls';
import { languageOfPath, type Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { record, text } from '@/lib/shape';
import { withoutEndSlashes } from '@/lib/slashes';
import { site } from '@/site/site';
import { useRemote } from '@/state/use-remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import { useObjectBrowser } from '@/tool/object-browser/context';
import { ObjectBrowserProvider } from '@/tool/object-browser/provider';
import { AdminDialog } from '../kit/admin-dialog';
import { AdminScreen } from '../kit/admin-screen';
import { refusalMessages } from '../kit/messages';
import { useNotify } from '../kit/use-notify';
import { PlaceScreen } from '../kit/place-screen';
import { messages } from './messages';
import { translatableLanguages, translationPlace } from './translatable';
import './style.css';

type Fields = Readonly<Record<string, unknown>>;

/** How a page and the same in another language stand. */
interface ComparedTranslation {
  isSource: boolean;
  state: 'current' | 'outdated' | 'unknown';
  counts: Readonly<Record<'missing' | 'open' | 'outdated', number>>;
}

interface TranslationsPageProps {
  compare: (page: Fields, other: Fields) => ComparedTranslation;
}

/** In which languages a page is there, how these stand, and how they are linked. */
export function TranslationsPage({ compare }: TranslationsPageProps) {
  return (
    <PlaceScreen action="edit">
      {(page) => (
        <LazyMessages part="editor">
          <ObjectBrowserProvider path={page.path}>
            <Translations key={page.path} page={page} compare={compare} />
          </ObjectBrowserProvider>
        </LazyMessages>
      )}
    </PlaceScreen>
  );
}

/** Why two pages cannot be linked. */
const linkRefusals = { otherLanguage: messages.otherLanguage, isLinked: messages.isLinked };

const shown = record({ title: text(), review_state: text() });

function Translations({ page, compare }: TranslationsPageProps & { page: PageFacts }) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const browse = useObjectBrowser();
  const [translations, setTranslations] = useState(page.translations);
  const [asked, setAsked] = useState<{ language: Language; path: string }>();
  const [refusal, setRefusal] = useState<Refusal | keyof typeof linkRefusals>();
  const { submit } = useOwnSubmit((call: () => Promise<void>) =>
    call().catch((error: unknown) => {
      setRefusal(wordsOfRefusal(error) === '' ? refusalOf(error) : 'isLinked');
      throw error;
    }),
  );
  const own = languageOfPath(page.path);
  const translatable = useRemote(`${page.path} ${language}`, (signal) =>
    translatableLanguages(page, { language, signal }),
  );
  const mayCreate = (target: Language) => dataOf(translatable.remote)?.includes(target) ?? false;

  const change = async (call: () => Promise<void>, done: typeof messages.linked) => {
    setRefusal(undefined);
    const isDone = (await submit(call)).status === 'loaded';
    if (isDone) notify('success', intl.formatMessage(done));
    return isDone;
  };
  const link = async (target: Language) => {
    const title = intl.formatMessage(messages.linkTitle, { language: target });
    const start = await translationPlace(page.path, target, { language });
    const [first] = (await browse?.({ title, mode: 'link', isMultiple: false, chosen: [], start })) ?? [];
    if (!first) return;
    const other = withoutEndSlashes(flatten(first['@id']));
    if (languageOfPath(other) !== target) setRefusal('otherLanguage');
    else if (await change(() => linkTranslation(page.path, other, { language }), messages.linked))
      setTranslations((before) => new Map(before).set(target, other));
  };
  const unlink = async (other: { language: Language; path: string }) => {
    setAsked(undefined);
    if (await change(() => unlinkTranslation(page.path, other, { language }), messages.unlinked))
      setTranslations((before) => new Map([...before].filter(([each]) => each !== other.language)));
  };

  return (
    <AdminScreen
      title={messages.title}
      heading={<FormattedMessage {...messages.heading} values={{ title: page.title }} />}
      beside={<ReviewState state={page.state} />}
    >
      <p className="translations__lead">
        <FormattedMessage {...messages.lead} />
      </p>
      {refusal && (
        <p className="admin-note admin-note--wrong" role="alert">
          <FormattedMessage {...messages.refused} />{' '}
          <FormattedMessage {...{ ...refusalMessages, ...linkRefusals }[refusal]} />
        </p>
      )}
      <table className="translations">
        <thead>
          <tr>
            {(['language', 'page', 'state', 'actions'] as const).map((name) => (
              <th key={name} scope="col">
                <FormattedMessage {...messages[name]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {site().languages.map((each) => {
            const path = translations.get(each);
            return (
              <tr key={each}>
                <th scope="row">
                  <FormattedMessage {...messages.name} values={{ language: each }} />
                </th>
                {each === own ? (
                  <>
                    <td>{page.title}</td>
                    <td>
                      <FormattedMessage {...messages.here} />
                    </td>
                    <td />
                  </>
                ) : path === undefined ? (
                  <>
                    <td>–</td>
                    <td>
                      <span className="translations__state" data-state="missing">
                        <FormattedMessage {...messages.missing} />
                      </span>
                    </td>
                    <td>
                      <div className="translations__actions">
                        {mayCreate(each) && (
                          <PageLink
                            to={`${page.path}/create-translation?language=${each}`}
                            className="admin-button admin-button--small"
                          >
                            <FormattedMessage {...messages.create} />
                          </PageLink>
                        )}
                        <button
                          type="button"
                          className="admin-button admin-button--small"
                          onClick={() => void link(each)}
                        >
                          <FormattedMessage {...messages.link} />
                        </button>
                      </div>
                    </td>
                  </>
                ) : (
                  <Linked
                    key={path}
                    page={page}
                    path={path}
                    compare={compare}
                    onUnlink={() => setAsked({ language: each, path })}
                  />
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {asked && (
        <AdminDialog
          title={<FormattedMessage {...messages.unlinkTitle} />}
          onClose={() => setAsked(undefined)}
          action={
            <button
              type="button"
              className="admin-button admin-button--main"
              onClick={() => void unlink(asked)}
            >
              <FormattedMessage {...messages.unlink} />
            </button>
          }
        >
          <p>
            <FormattedMessage {...messages.unlinkText} />
          </p>
        </AdminDialog>
      )}
    </AdminScreen>
  );
}

interface LinkedProps extends TranslationsPageProps {
  page: PageFacts;
  path: string;
  onUnlink: () => void;
}

/** The page in another language, and whether it is up to date. */
function Linked({ page, path, compare, onUnlink }: LinkedProps) {
  const language = useLanguage();
  const { remote } = useRemote(`${page.path} ${path} ${language}`, (signal) =>
    Promise.all([page.path, path].map((each) => getStored(each, { language, signal }))),
  );
  const [own, other] = dataOf(remote) ?? [];
  const compared = useMemo(() => (own && other ? compare(own, other) : undefined), [compare, own, other]);
  const facts = other && shown.read(other);
  return (
    <>
      <td>
        <PageLink to={path || '/'} className="admin-link">
          {facts?.title || path}
        </PageLink>
        {facts && facts.review_state !== '' && (
          <span className="translations__review">
            <ReviewState state={facts.review_state} />
          </span>
        )}
      </td>
      <td>
        {compared ? (
          <State compared={compared} />
        ) : (
          <FormattedMessage {...(remote.status === 'failed' ? messages.unread : messages.checking)} />
        )}
      </td>
      <td>
        <div className="translations__actions">
          <PageLink
            to={`${compared?.isSource === false ? page.path : path}/edit`}
            className="admin-button admin-button--small"
          >
            <FormattedMessage {...messages.edit} />
          </PageLink>
          <button type="button" className="admin-button admin-button--small" onClick={onUnlink}>
            <FormattedMessage {...messages.unlink} />
          </button>
        </div>
      </td>
    </>
  );
}

function State({ compared: { state, counts, isSource } }: { compared: ComparedTranslation }) {
  const count = counts.missing + counts.open + counts.outdated;
  const outdated = isSource ? messages.outdated : messages.ownOutdated;
  return (
    <span className="translations__state" data-state={state}>
      <FormattedMessage {...(state === 'outdated' ? outdated : messages[state])} values={{ count }} />
    </span>
  );
}
