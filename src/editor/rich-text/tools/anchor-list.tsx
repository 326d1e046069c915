import { useContext, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { TextSurroundingsContext, type ChosenTarget } from '../surroundings';
import { messages } from './messages';
import { ToolIcon } from '@/tool/icon/tool-icon';

/** The headings of the page as targets, shown when they are asked for. */
export function AnchorList({ onChoose }: { onChoose: (target: ChosenTarget) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const anchors = useContext(TextSurroundingsContext).anchors();
  if (anchors.length === 0) return null;
  return (
    <div className="tool-link__anchors">
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ToolIcon name="anchor" size={18} />
        <FormattedMessage {...messages.anchors} />
        <span className="tool-link__count">
          <FormattedNumber value={anchors.length} />
        </span>
      </button>
      {isOpen && (
        <ul>
          {anchors.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => onChoose({ url: `#${id}`, title })}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
