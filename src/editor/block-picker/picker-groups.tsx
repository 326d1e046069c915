import { FormattedMessage, useIntl } from 'react-intl';
import { groupMessages, messages } from './messages';
import type { PickerPart } from './picker-parts';

interface PickerGroupsProps {
  parts: readonly PickerPart[];
  present: PickerPart['name'] | undefined;
  onSelect: (part: PickerPart) => void;
}

/** The groups of blocks and how many there are; each leads to its own. */
export function PickerGroups({ parts, present, onSelect }: PickerGroupsProps) {
  const intl = useIntl();
  return (
    <div className="tool-picker__groups" role="group" aria-label={intl.formatMessage(messages.groups)}>
      {parts.map((part) => (
        <button
          key={part.name}
          type="button"
          className="tool-picker__group"
          aria-current={part.name === present}
          // The search keeps the focus: the keys go on from where this leads.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSelect(part)}
        >
          <FormattedMessage {...groupMessages[part.name]} />
          <span className="tool-picker__count">{part.blocks.length}</span>
        </button>
      ))}
    </div>
  );
}
