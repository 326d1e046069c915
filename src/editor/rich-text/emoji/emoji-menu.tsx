import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useFocused, useSlate } from 'slate-react';
import { useLanguage } from '@/i18n/use-language';
import { defineMessages } from '@/i18n/define-messages';
import { useRemote } from '@/state/use-remote';
import { dataOf } from '@/lib/remote';
import { placeOfTools } from '../place-of-tools';
import { useFloating } from '../tools/use-floating';
import type { TextEditing } from '../slate-types';
import type { Emoji } from './emoji-list';
import { emojiQuery, listenForEmoji, putEmoji, type EmojiQuery } from './emoji-query';
import './style.css';

const messages = defineMessages({
  label: { id: 'editor.emoji.label' },
});

/** Offers signs while a colon and letters behind it are typed; what nobody takes stays what was typed. */
export function EmojiMenu() {
  const editor = useSlate();
  const isFocused = useFocused();
  const query = isFocused ? emojiQuery(editor) : undefined;
  // Who has closed it once types on undisturbed.
  const [dismissed, setDismissed] = useState<number>();
  if (dismissed !== undefined && query?.start !== dismissed) setDismissed(undefined);
  if (!query || query.start === dismissed) return null;
  return <OpenMenu editor={editor} query={query} onDismiss={() => setDismissed(query.start)} />;
}

interface OpenMenuProps {
  editor: TextEditing;
  query: EmojiQuery;
  onDismiss: () => void;
}

function OpenMenu({ editor, query, onDismiss }: OpenMenuProps) {
  const language = useLanguage();
  const { remote } = useRemote('emoji', () => import('./emoji-list'));
  const found = dataOf(remote)?.emojisFor(query.words, language) ?? [];
  if (found.length === 0) return null;
  return <Rows editor={editor} query={query} found={found} onDismiss={onDismiss} />;
}

function Rows({ editor, query, found, onDismiss }: OpenMenuProps & { found: readonly Emoji[] }) {
  const intl = useIntl();
  const language = useLanguage();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ words: query.words, active: 0 });
  const active = at.words === query.words ? Math.min(at.active, found.length - 1) : 0;
  useFloating(editor, box, 'below');
  const choose = (emoji: Emoji | undefined) => {
    if (emoji) putEmoji(editor, query, emoji.sign);
  };
  useEffect(() =>
    listenForEmoji(editor, (key) => {
      if (key === 'Enter' || key === 'Tab') choose(found[active]);
      else if (key === 'Escape') onDismiss();
      else if (key === 'ArrowDown' || key === 'ArrowUp') {
        const by = key === 'ArrowDown' ? 1 : -1;
        setAt({ words: query.words, active: (active + by + found.length) % found.length });
      } else return false;
      return true;
    }),
  );
  const nameOf = (emoji: Emoji) => emoji[language === 'en' ? 'en' : 'de'].replaceAll(',', ', ');
  const chosen = found[active];
  return createPortal(
    <div
      ref={box}
      role="region"
      aria-label={intl.formatMessage(messages.label)}
      className="tool tool-emoji"
      // The caret stays in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul role="listbox" aria-label={intl.formatMessage(messages.label)}>
        {found.map((emoji, index) => (
          // The keys are heard in the text, where the caret is.
          <li
            key={emoji.sign}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(emoji)}
          >
            <span aria-hidden="true">{emoji.sign}</span>
            {nameOf(emoji)}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {chosen && `${chosen.sign} ${nameOf(chosen)}`}
      </p>
    </div>,
    placeOfTools(editor),
  );
}
