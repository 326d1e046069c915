import { FormattedMessage } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { useEditor } from '../../input/use-editor';
import { useEditSession } from '../../session/edit-session';
import { useIsUnsaved } from '../../session/use-is-unsaved';
import { messages } from './messages';
import './offer.css';

/** A page that is begun may begin as a whole one; once something stands on it nobody is asked any more. */
export function StartOffer() {
  const { page, server } = useEditSession();
  const { screen } = useEditor();
  const isUnsaved = useIsUnsaved(0);
  if (!page.isNew || page.translation || isUnsaved || server.path() !== undefined) return null;
  return (
    <p className="tool-start-offer">
      <button type="button" className="tool-start-offer__button" onClick={() => screen.showPatterns()}>
        <ToolIcon name="pattern" size={18} />
        <FormattedMessage {...messages.offer} />
      </button>
    </p>
  );
}
