import { FormattedMessage } from 'react-intl';
import { ToolIcon } from '../icon/tool-icon';
import { messages } from './messages';
import { isUnpublished } from './selection';
import type { Browser } from './use-browser';

/** What would be taken, what visitors would not see of it, and the way out. */
export function BrowserFoot({ browser, onClose }: { browser: Browser; onClose: () => void }) {
  const { asked, chosen, confirm } = browser;
  const hidden = chosen.filter(isUnpublished).length;
  const words = asked.isMultiple
    ? messages.takeAll
    : asked.mode === 'image'
      ? messages.insert
      : messages.take;
  return (
    <footer className="tool-browser__foot">
      <span role="status" className="tool-browser__warning">
        {hidden > 0 && (
          <>
            <ToolIcon name="alert" size={16} />
            <FormattedMessage {...messages.unpublished} values={{ count: hidden }} />
          </>
        )}
      </span>
      <button type="button" className="tool-button tool-button--plain" onClick={onClose}>
        <FormattedMessage {...messages.cancel} />
      </button>
      <button
        type="button"
        className="tool-button tool-button--main"
        disabled={chosen.length === 0 && !asked.isMultiple}
        onClick={confirm}
      >
        <FormattedMessage {...words} values={{ count: chosen.length }} />
      </button>
    </footer>
  );
}
