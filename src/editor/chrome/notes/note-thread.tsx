import { useState } from 'react';
import { FormattedDate, FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import type { Remark } from '@/api/notes';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { showToast } from '@/tool/toasts/toast-store';
import { iconOf } from '../../block-picker/block-icons';
import { useBlock } from '../../document/hooks';
import { typeOf } from '../../document/flags';
import type { BlockKey } from '../../document/types';
import { wordsOf } from '../../document/words-of';
import { useBlockTitle } from '../../input/use-block-title';
import { useEditSession } from '../../session/edit-session';
import { usePageNotes, type ShownNote } from '../../notes/page-notes';
import { messages } from './messages';
import { NoteField } from './note-field';
import { useLeadToBlock } from '../use-lead-to-block';

interface NoteThreadProps {
  note: ShownNote;
  /** The block that it is about; undefined for the page, and where the block is gone. */
  block: BlockKey | undefined;
  isChosen: boolean;
}

/** A note with its answers, and what can be done with it. */
export function NoteThread({ note, block, isChosen }: NoteThreadProps) {
  const intl = useIntl();
  const notes = usePageNotes();
  const { userId } = useEditSession();
  const [isAnswering, setAnswering] = useState(() => notes.draft(note.id) !== '');
  const notifyFailure = async (done: Promise<boolean>) => {
    if (await done) return;
    showToast({
      kind: 'error',
      title: intl.formatMessage(messages.notChanged),
      text: intl.formatMessage(messages.notChangedText),
    });
  };
  return (
    <li className={`tool-note${isChosen ? ' tool-note--chosen' : ''}`} data-note-id={note.id}>
      <NotePlace note={note} block={block} />
      <NoteWords remark={note} />
      {note.answers.length > 0 && (
        <ul className="tool-note__answers">
          {note.answers.map((answer) => (
            <li key={answer.id}>
              <NoteWords remark={answer} />
            </li>
          ))}
        </ul>
      )}
      {note.isSending && (
        <p className="tool-note__sending" role="status">
          <FormattedMessage {...messages.sending} />
        </p>
      )}
      {isAnswering ? (
        <NoteField
          of={note.id}
          label={<FormattedMessage {...messages.answerText} />}
          onSend={(words) => notes.answer(note.id, words)}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div className="tool-note__actions">
          <button type="button" className="tool-note__action" onClick={() => setAnswering(true)}>
            <FormattedMessage {...messages.answer} />
          </button>
          <button
            type="button"
            className="tool-note__action"
            onClick={() => void notifyFailure(notes.settle(note.id, !note.isSettled))}
          >
            <FormattedMessage {...(note.isSettled ? messages.reopen : messages.settle)} />
          </button>
          {note.author === userId && !note.isSending && (
            <button
              type="button"
              className="tool-note__action tool-note__action--danger"
              onClick={() => void notifyFailure(notes.remove(note.id))}
            >
              <FormattedMessage {...messages.remove} />
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** What a note is about, and the way there. */
function NotePlace({ note, block }: Pick<NoteThreadProps, 'note' | 'block'>) {
  const titleOf = useBlockTitle();
  const lead = useLeadToBlock();
  const node = useBlock(block ?? '');
  if (block === undefined || !node)
    return (
      <p className="tool-note__place">
        <FormattedMessage {...(note.block === '' ? messages.placeOfPage : messages.placeGone)} />
      </p>
    );
  const type = typeOf(node.data);
  const words = wordsOf(node);
  return (
    <button type="button" className="tool-note__place tool-note__place--lead" onClick={() => lead(block)}>
      <ToolIcon name={iconOf(type)} size={16} />
      {titleOf(type)}
      {words !== '' && ` · „${words}“`}
    </button>
  );
}

function NoteWords({ remark: { text, authorName, created } }: { remark: Remark }) {
  const at = Date.parse(created);
  return (
    <>
      <p className="tool-note__author">
        <strong>{authorName}</strong>{' '}
        {!Number.isNaN(at) && (
          <span className="tool-note__time">
            <FormattedDate value={at} day="numeric" month="short" /> <FormattedTime value={at} />
          </span>
        )}
      </p>
      <p className="tool-note__text">{text}</p>
    </>
  );
}
