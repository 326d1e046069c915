import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { flatten } from '@/api/urls';
import { ReviewState } from '@/components/review-state/review-state';
import { dataOf } from '@/lib/remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { stateOf } from '../data';
import type { TextEditing } from '../slate-types';
import { dropLink } from './apply-link';
import { messages } from './messages';
import { openableUrl, openLink } from './open-link';
import { useFloating } from './use-floating';
import { useLinkTarget } from './use-link-target';

/** Says where the link at the caret leads, and in which state that is. The caret stays in the text; keys do the same. */
export function LinkBubble({ editor, url }: { editor: TextEditing; url: string }) {
  const box = useRef<HTMLDivElement>(null);
  const target = useLinkTarget(url);
  useFloating(editor, box, 'below');
  const found = dataOf(target);
  const address = flatten(url) || url;
  return (
    <div
      ref={box}
      className="tool-linkbubble"
      // The caret stays where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="tool-linkbubble__target">
        {found && <b>{found.title}</b>}
        <span className="tool-linkbubble__address" title={address}>
          {address}
        </span>
        {found && <ReviewState state={stateOf(found)} />}
        {found === null && (
          <span className="tool-linkbubble__gone">
            <FormattedMessage {...messages.gone} />
          </span>
        )}
      </span>
      {openableUrl(url) !== undefined && (
        <BubbleButton title={messages.open} icon="share" onClick={() => void openLink(url)} />
      )}
      <BubbleButton title={messages.editLink} icon="pencil" onClick={() => editor.openTools?.('link')} />
      <BubbleButton title={messages.remove} icon="broken-link" onClick={() => dropLink(editor)} />
    </div>
  );
}

interface BubbleButtonProps {
  title: (typeof messages)[keyof typeof messages];
  icon: ToolIconName;
  onClick: () => void;
}

function BubbleButton({ title, icon, onClick }: BubbleButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage(title);
  return (
    <button
      type="button"
      className="tool-linkbubble__button"
      aria-label={name}
      title={name}
      tabIndex={-1}
      onClick={onClick}
    >
      <ToolIcon name={icon} size={18} />
    </button>
  );
}
