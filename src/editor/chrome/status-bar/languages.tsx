import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '@/components/universal-link/page-link';
import type { Language } from '@/lib/language';
import { site } from '@/site/site';
import { useEditSession, useSavingState } from '../../session/edit-session';
import { useWrittenLanguage } from '../../session/use-written-language';
import { useTranslatingState, type Partner } from '../../translation/translating';
import { CreateDialog } from '../translation/create-dialog';
import { messages } from './messages';

interface LanguagesProps {
  title: string;
  partners: readonly Partner[];
}

/** The languages of the site: that of the page, those that it can be edited in too, and those that it lacks. */
export function Languages({ title, partners }: LanguagesProps) {
  const intl = useIntl();
  const { page, server } = useEditSession();
  const written = useWrittenLanguage(page.language);
  const { translations: states } = useTranslatingState();
  const [creating, setCreating] = useState<Language>();
  // A new page has a path once it is saved.
  useSavingState();
  const path = server.path();
  const { languages } = site();
  if (languages.length < 2) return null;

  const draw = (language: Language) => {
    const name = language.toUpperCase();
    const other = partners.find((each) => each.language === language);
    const say = (message: (typeof messages)[keyof typeof messages]) =>
      intl.formatMessage(message, { language });
    if (language === written)
      return (
        <span className="tool-status__language is-written" title={say(messages.written)}>
          {name}
        </span>
      );
    if (other) {
      const summary = states.get(language);
      const { missing = 0, open = 0, outdated = 0 } = summary?.counts ?? {};
      const state =
        summary && intl.formatMessage(messages[summary.state], { count: missing + open + outdated });
      const words = [say(messages.translation), state].filter(Boolean).join(': ');
      return (
        <PageLink
          className="tool-status__language"
          to={`${other.path}/edit`}
          aria-label={words}
          title={words}
        >
          {name}
          {summary && <span className="tool-status__dot" data-state={summary.state} />}
        </PageLink>
      );
    }
    if (path === undefined)
      return (
        <span className="tool-status__language is-missing" title={say(messages.missing)}>
          {name}
          <span className="visually-hidden">: {say(messages.missing)}</span>
        </span>
      );
    const words = `${say(messages.missing)}. ${say(messages.create)}`;
    return (
      <button
        type="button"
        className="tool-status__language is-missing"
        aria-label={words}
        title={words}
        onClick={() => setCreating(language)}
      >
        {name}
      </button>
    );
  };

  return (
    <>
      <ul className="tool-status__languages" aria-label={intl.formatMessage(messages.languages)}>
        {languages.map((language) => (
          <li key={language}>{draw(language)}</li>
        ))}
      </ul>
      {creating && path !== undefined && (
        <CreateDialog
          page={page}
          path={path}
          title={title}
          language={creating}
          onClose={() => setCreating(undefined)}
        />
      )}
    </>
  );
}
