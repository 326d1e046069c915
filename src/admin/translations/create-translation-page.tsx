import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { getAddableTypes } from '@/api/editing';
import type { PageFacts } from '@/api/page-actions';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { LineWidget } from '@/tool/widgets/line-widget';
import { AdminScreen } from '../kit/admin-screen';
import { messages as kitMessages } from '../kit/messages';
import { PlaceScreen } from '../kit/place-screen';
import { PlaceDialog } from '../place-chooser/place-dialog';
import { createMessages as messages, messages as listMessages } from './messages';
import { missingLanguages, translatableLanguages, translationPlace } from './translatable';
import './style.css';

/** Asks for language, title and place of a translation before it is begun; `?language=` names the language. */
export function CreateTranslationPage() {
  const language = useLanguage();
  const isAllowed = async (page: PageFacts, signal: AbortSignal) =>
    missingLanguages(page).length === 0 ||
    (await translatableLanguages(page, { language, signal })).length > 0;
  return (
    <PlaceScreen action="folderContents" isAllowed={isAllowed}>
      {(page) => <CreateForm key={page.path} page={page} />}
    </PlaceScreen>
  );
}

function CreateForm({ page }: { page: PageFacts }) {
  const missing = missingLanguages(page);
  const [search] = useSearchParams();
  const wished = missing.find((each) => each === search.get('language')) ?? missing[0];
  return (
    <AdminScreen
      title={messages.title}
      heading={<FormattedMessage {...messages.heading} values={{ title: page.title }} />}
      isNarrow
    >
      {wished === undefined ? (
        <>
          <p>
            <FormattedMessage {...messages.none} />
          </p>
          {page.may('edit') && (
            <PageLink to={`${page.path}/manage-translations`} className="admin-link">
              <FormattedMessage {...messages.manage} />
            </PageLink>
          )}
        </>
      ) : (
        <Fields page={page} missing={missing} wished={wished} />
      )}
    </AdminScreen>
  );
}

interface FieldsProps {
  page: PageFacts;
  missing: readonly Language[];
  wished: Language;
}

function Fields({ page, missing, wished }: FieldsProps) {
  const go = useGo();
  const language = useLanguage();
  const [target, setTarget] = useState(wished);
  const [name, setName] = useState(page.title);
  const [chosen, setChosen] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const { remote: proposed } = useRemote(`${page.path} ${target}`, (signal) =>
    translationPlace(page.path, target, { language, signal }),
  );
  const place = chosen ?? dataOf(proposed);
  const { remote: addable } = useRemote(place ?? null, (signal) =>
    getAddableTypes(place ?? '', { language, signal }),
  );
  const isWrong =
    addable.status === 'failed' ||
    (addable.status === 'loaded' && !addable.data.some(({ id }) => id === page.type));
  const isNameless = name.trim() === '';
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (place === undefined || isWrong || isNameless) return;
    const query = new URLSearchParams({
      type: page.type,
      language: target,
      translation: page.path,
      title: name.trim(),
    });
    go(`${place}/add?${query.toString()}`);
  };
  return (
    <form className="translation-form" noValidate onSubmit={begin}>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <label className="translation-form__field">
        <FormattedMessage {...messages.language} />
        <select
          className="tool-input"
          value={target}
          onChange={(event) => {
            const next = missing.find((each) => each === event.target.value);
            if (next) setTarget(next);
            setChosen(undefined);
          }}
        >
          {missing.map((each) => (
            <FormattedMessage key={each} {...listMessages.name} values={{ language: each }}>
              {(words) => <option value={each}>{words}</option>}
            </FormattedMessage>
          ))}
        </select>
      </label>
      <LineWidget
        id="translation-name"
        field={{ widget: 'text', title: messages.name, isRequired: true }}
        value={name}
        error={isNameless ? { message: messages.noName } : undefined}
        onChange={setName}
      />
      <div className="translation-form__field" role="group" aria-labelledby="translation-place">
        <span id="translation-place">
          <FormattedMessage {...messages.place} />
        </span>
        <div className="translations__actions">
          <code className="translation-form__path" aria-live="polite">
            {place === '' ? '/' : place}
          </code>
          <button
            type="button"
            className="admin-button admin-button--small"
            onClick={() => setChoosing(true)}
          >
            <FormattedMessage {...messages.choosePlace} />
          </button>
        </div>
        {isWrong && (
          <p className="admin-note admin-note--wrong" role="alert">
            <FormattedMessage {...messages.wrongPlace} />
          </p>
        )}
      </div>
      <div className="translations__actions">
        <button
          type="submit"
          className="admin-button admin-button--main"
          disabled={place === undefined || isWrong || isNameless}
        >
          <FormattedMessage {...messages.begin} />
        </button>
        <PageLink to={page.path || '/'} className="admin-button admin-button--plain">
          <FormattedMessage {...kitMessages.cancel} />
        </PageLink>
      </div>
      {isChoosing && (
        <PlaceDialog
          title={messages.placeTitle}
          confirm={messages.takePlace}
          items={[]}
          start={place ?? `/${target}`}
          isMove={false}
          onChoose={(path) => {
            setChosen(path);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </form>
  );
}
