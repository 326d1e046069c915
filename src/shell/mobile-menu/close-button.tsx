import { useIntl } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { messages } from './messages';

/** Takes the focus when it comes into a drawer that stood open already, because its levels had to be fetched. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      className="icon-button"
      autoFocus
      aria-label={useIntl().formatMessage(messages.close)}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  );
}
