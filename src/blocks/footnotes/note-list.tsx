import { useContext, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RichText } from '@/components/rich-text/rich-text';
import { messages } from './messages';
import { NotesContext } from './notes-context';
import './style.css';

/** The notes of the page, each with the ways back to its places. */
export function NoteList({ title = '' }: { title?: string }) {
  const intl = useIntl();
  const id = useId();
  const notes = useContext(NotesContext);
  if (notes.length === 0) return null;
  return (
    <section className="footnotes" aria-labelledby={id}>
      <h2 className="footnotes__title" id={id}>
        {title || <FormattedMessage {...messages.title} />}
      </h2>
      <ol className="footnotes__list">
        {notes.map(({ words, marks }, index) => (
          <li key={index} id={`footnote-${index + 1}`} className="footnotes__note">
            {words.includes('<') ? <RichText html={words} /> : words}
            {marks.map((mark, place) => (
              <a
                key={mark}
                className="footnotes__back"
                href={`#${mark}`}
                aria-label={intl.formatMessage(messages.back, { number: index + 1, place: place + 1 })}
              >
                ↩
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
