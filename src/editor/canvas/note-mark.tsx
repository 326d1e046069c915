import { useIntl } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import { useBlockFact, usePageDocument } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { mayNote, notedBlock } from '../notes/noted-block';
import { useOpenNotes } from '../notes/page-notes';
import { useEditor } from '../input/use-editor';
import './note-mark.css';

const messages = defineMessages({ mark: { id: 'editor.notes.mark' } });

/** Says beside a block that there are open notes on it. It is for pointers alone: the keys go through the list of notes. */
export function NoteMark({ blockKey }: { blockKey: BlockKey }) {
  const { state } = usePageDocument();
  const id = useBlockFact(blockKey, (block) => block.id) ?? '';
  const count = useOpenNotes(({ block }) => mayNote(block, id) && notedBlock(state, block) === blockKey);
  if (count === 0) return null;
  return <Pin blockKey={blockKey} count={count} />;
}

function Pin({ blockKey, count }: { blockKey: BlockKey; count: number }) {
  const intl = useIntl();
  const { screen } = useEditor();
  const words = intl.formatMessage(messages.mark, { count });
  return (
    <button
      type="button"
      className="tool-note-mark"
      title={words}
      aria-label={words}
      tabIndex={-1}
      contentEditable={false}
      onClick={() => screen.showNotes([blockKey])}
    >
      {count}
    </button>
  );
}
