import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '@/tool/toasts/toast-store';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { IconButton } from '@/tool/widgets/icon-button';
import { iconOf } from '../../block-picker/block-icons';
import { returnBlock } from '../../document/commands/return-block';
import { typeOf } from '../../document/flags';
import { targetAtSelection, targetOf } from '../../document/former-place';
import { useSelection } from '../../document/hooks';
import { wordsOf } from '../../document/words-of';
import { changeAndFollow } from '../../input/change-and-follow';
import { useBlockName } from '../../input/use-block-name';
import { useBlockTitle } from '../../input/use-block-title';
import { useEditor } from '../../input/use-editor';
import type { DeletedBlock } from '../../session/deleted-blocks/deleted-blocks';
import { useDeletedBlocks } from '../../session/deleted-blocks/use-deleted-blocks';
import { useEditing } from '../../session/editing';
import { useEditSession } from '../../session/edit-session';
import { messages } from './messages';

type Where = 'formerPlace' | 'selection';

/** Puts a deleted block back into the page, as a step of its own. */
function usePutBack(): (block: DeletedBlock, where: Where) => void {
  const intl = useIntl();
  const { document, focus } = useEditor();
  const { deletedBlocks } = useEditSession();
  const { setTab } = useEditing();
  return (block, where) => {
    document.sealStep();
    const isBack = changeAndFollow(document, focus, (state) => {
      const former = where === 'formerPlace' ? targetOf(state, block.place) : undefined;
      const target = former ?? targetAtSelection(state);
      return target && returnBlock(state, block, target);
    });
    document.sealStep();
    if (isBack) deletedBlocks.drop(block);
    else showToast({ kind: 'warning', title: intl.formatMessage(messages.refused) });
    // Who brings one back may want the next one, too.
    setTab('history');
  };
}

/** The blocks that were deleted in this sitting, each with its ways back. */
export function DeletedList() {
  const intl = useIntl();
  const deleted = useDeletedBlocks();
  const titleOf = useBlockTitle();
  const nameOf = useBlockName();
  const putBack = usePutBack();
  const hasSelection = useSelection().blocks.length > 0;
  return (
    <section>
      <h2 className="tool-history__heading">
        <FormattedMessage {...messages.deleted} />
        {deleted.length > 0 && <span className="tool-counter tool-counter--plain">{deleted.length}</span>}
      </h2>
      {deleted.length === 0 ? (
        <p className="tool-sidebar__note">
          <FormattedMessage {...messages.nothingDeleted} />
        </p>
      ) : (
        <ul className="tool-history__list">
          {deleted.map((block, at) => {
            const type = typeOf(block.stored);
            const words = wordsOf({ data: block.stored });
            const name = nameOf(block.stored);
            return (
              <li key={`${block.key} ${deleted.length - at}`} className="tool-history__deleted">
                <ToolIcon name={iconOf(type)} size={16} />
                <span className="tool-history__what">
                  <span className="tool-history__type">{titleOf(type)}</span>
                  <span className="tool-history__words">{words}</span>
                </span>
                {hasSelection && (
                  <IconButton
                    icon="plus"
                    name={intl.formatMessage(messages.putAtSelection, { name })}
                    onClick={() => putBack(block, 'selection')}
                  />
                )}
                <button
                  type="button"
                  className="tool-history__action"
                  aria-label={intl.formatMessage(messages.putBackBlock, { name })}
                  onClick={() => putBack(block, 'formerPlace')}
                >
                  <ToolIcon name="undo" size={16} />
                  <FormattedMessage {...messages.putBack} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
