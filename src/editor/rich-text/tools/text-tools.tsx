import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Range } from 'slate';
import { useFocused, useSlate } from 'slate-react';
import { useAreSeveralSelected } from '../../document/hooks';
import { placeSelection } from '../place-caret';
import { placeOfTools } from '../place-of-tools';
import { presentLink } from './apply-link';
import { LinkBubble } from './link-bubble';
import { LinkPopover } from './link-popover';
import { messages } from './messages';
import { TextBar } from './text-bar';
import { useMarkedSelection } from './use-marked-selection';
import '@/tool/tokens.css';
import './style.css';

type Shown = 'selection' | 'bar' | 'link';

/**
 * The bar over selected text, and the popover of a link: there while they are of use. Where several blocks are selected
 * these have a bar, and that of the text is shown to those alone who ask for it.
 */
export function TextTools() {
  const intl = useIntl();
  const editor = useSlate();
  const isFocused = useFocused();
  const [shown, setShown] = useState<Shown>('selection');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.openTools = setShown;
    return () => {
      editor.openTools = undefined;
    };
  }, [editor]);
  const areSeveral = useAreSeveralSelected();
  useMarkedSelection(editor, shown !== 'selection');

  const { selection } = editor;
  const isSelecting = isFocused && selection !== null && Range.isExpanded(selection);
  const isResting = shown === 'selection' && isFocused && !isSelecting;
  const link = isResting ? presentLink(editor) : undefined;
  const isOffered = (isSelecting || link !== undefined) && !areSeveral;
  if (selection === null || (shown === 'selection' && !isOffered)) return null;
  const close = (): void => {
    // What a tool has changed must stand before a caret can be put into it.
    flushSync(() => setShown('selection'));
    placeSelection(editor);
  };
  return createPortal(
    <div
      ref={box}
      role="region"
      aria-label={intl.formatMessage(link ? messages.editLink : messages.bar)}
      className="tool"
      onBlur={({ relatedTarget }) => {
        // A dialog that a tool has opened gives the keyboard back to it.
        const isInDialog = relatedTarget?.closest('dialog') ?? false;
        if (!isInDialog && !box.current?.contains(relatedTarget)) setShown('selection');
      }}
    >
      {link ? (
        <LinkBubble editor={editor} url={link.url} />
      ) : (
        <TextBar editor={editor} isEntered={shown === 'bar'} onLeave={close} />
      )}
      {shown === 'link' && <LinkPopover editor={editor} onClose={close} />}
    </div>,
    placeOfTools(editor),
  );
}
