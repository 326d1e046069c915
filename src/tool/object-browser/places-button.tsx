import { FormattedMessage } from 'react-intl';
import { ToolIcon } from '../icon/tool-icon';
import { messages } from './messages';

interface PlacesButtonProps {
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the places in windows that are too narrow for them to stand beside the entries. */
export function PlacesButton({ controls, isOpen, onToggle }: PlacesButtonProps) {
  return (
    <button
      type="button"
      className="tool-button tool-browser__opener"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <ToolIcon name="folder" size={16} />
      <FormattedMessage {...messages.places} />
    </button>
  );
}
