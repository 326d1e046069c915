import { FormattedMessage } from 'react-intl';
import { useMediaQuery } from '@/components/media-query/use-media-query';
import type { Action } from '../actions/action';
import { ActionButton } from '../actions/action-button';
import { find, redo, saveAndStay } from '../actions/page-actions';
import { useCanRedo } from '../document/hooks';

/** What the rail of a phone has no place for stands at the foot of the sheet. */
export function SheetFoot() {
  const canRedo = useCanRedo();
  const isPhone = useMediaQuery('(max-width: 599px)');
  if (!isPhone) return null;
  const tool = (action: Action, isDisabled: boolean) => (
    <ActionButton action={action} className="tool-sidebar__action" iconSize={18} isDisabled={isDisabled}>
      <FormattedMessage {...action.title} />
    </ActionButton>
  );
  return (
    <div className="tool-sidebar__foot">
      {tool(saveAndStay, false)}
      {tool(redo, !canRedo)}
      {tool(find, false)}
    </div>
  );
}
