import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ToolIcon } from '../icon/tool-icon';
import { messages } from './messages';
import type { Option } from './combobox';

interface ChipsProps {
  chosen: readonly Option[];
  isReadOnly: boolean;
  onRemove: (value: string) => void;
  children: ReactNode;
}

/** What is chosen, each to be taken away, before the field that adds to it. */
export function Chips({ chosen, isReadOnly, onRemove, children }: ChipsProps) {
  const intl = useIntl();
  return (
    <span className="tool-input tool-chips">
      {chosen.map(({ value, title }) => (
        <span key={value} className="tool-chip">
          {title}
          {!isReadOnly && (
            <button
              type="button"
              className="tool-chip__remove"
              aria-label={intl.formatMessage(messages.remove, { name: title })}
              onClick={(event) => {
                // The button goes away: the focus stays in the field.
                event.currentTarget.closest('.tool-chips')?.querySelector('input')?.focus();
                onRemove(value);
              }}
            >
              <ToolIcon name="close" size={14} />
            </button>
          )}
        </span>
      ))}
      {children}
    </span>
  );
}
