import { FormattedMessage } from 'react-intl';
import { foundPart } from '@/lib/found-part';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { iconOf } from './block-icons';
import { hintOf } from './hints';
import type { OfferedBlock } from './offered-block';
import './style.css';

interface OfferedRowProps {
  block: OfferedBlock;
  id: string;
  isChosen: boolean;
  className: string;
  /** What was typed; it is marked where the title has it. */
  query: string;
  onChoose: () => void;
}

/** A block among those that can be put in: what it looks like, its name, and what it is for. */
export function OfferedRow({ block, id, isChosen, className, query, onChoose }: OfferedRowProps) {
  const { title, definition } = block;
  const hint = hintOf(definition.name);
  const [start, end] = foundPart(title, query);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-label={title}
      aria-describedby={hint && `${id}-hint`}
      className={`tool-offer ${className} ${definition.name}`}
      onClick={onChoose}
    >
      <span className="tool-offer__tile">
        <ToolIcon name={iconOf(definition.name)} />
      </span>
      <span className="tool-offer__words">
        <span className="tool-offer__title">
          {title.slice(0, start)}
          <b>{title.slice(start, end)}</b>
          {title.slice(end)}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="tool-offer__hint">
            <FormattedMessage {...hint} />
          </span>
        )}
      </span>
    </div>
  );
}
