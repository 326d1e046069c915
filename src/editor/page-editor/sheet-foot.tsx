import { FormattedMessage } from 'react-intl';
import { useMediaQuery } from '@/components/media-query/use-media-query';
import { useCanRedo } from '../document/hooks';
import { ToolIcon } from '../tool-icon/tool-icon';
import { messages } from './messages';
import { useUndo } from './use-undo';

interface SheetFootProps {
  isSaving: boolean;
  onSaveAndStay: () => void;
}

/** What the rail of a phone has no place for stands at the foot of the sheet. */
export function SheetFoot({ isSaving, onSaveAndStay }: SheetFootProps) {
  const { redo } = useUndo();
  const canRedo = useCanRedo();
  const isPhone = useMediaQuery('(max-width: 599px)');
  if (!isPhone) return null;
  return (
    <div className="tool-sidebar__foot">
      <button type="button" className="tool-sidebar__action" disabled={isSaving} onClick={onSaveAndStay}>
        <ToolIcon name="check" size={18} />
        <FormattedMessage {...messages.saveAndStay} />
      </button>
      <button type="button" className="tool-sidebar__action" disabled={!canRedo} onClick={redo}>
        <ToolIcon name="redo" size={18} />
        <FormattedMessage {...messages.redo} />
      </button>
    </div>
  );
}
