import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { iconOf } from '../../block-picker/block-icons';
import { hintOf } from '../../block-picker/hints';
import type { Turn } from '../../block-picker/turns';
import { turnBlocks } from '../../document/commands/turn-blocks';
import { outermost } from '../../document/layout';
import type { BlockKey } from '../../document/types';
import { changeAndFollow } from '../../input/change-and-follow';
import { showWhileUnchanged } from '../../input/show-while-unchanged';
import { undo } from '../../input/undo';
import { useEditor } from '../../input/use-editor';
import { InnerMenu } from './inner-menu';
import { messages } from './messages';
import { useTurns } from './use-turns';

interface TurnMenuProps {
  blocks: readonly BlockKey[];
  onBack: () => void;
  onDone: () => void;
}

/** Forms of one block that have drawings of their own. */
const formIcons: Readonly<Partial<Record<string, ToolIconName>>> = {
  ul: 'bullets',
  ol: 'numbers',
  callout: 'info',
  gallery: 'grid',
};

/** What blocks can become, each with what is left behind. */
export function TurnMenu({ blocks, onBack, onDone }: TurnMenuProps) {
  const intl = useIntl();
  const editor = useEditor();
  const { document, focus } = editor;
  const turns = useTurns(blocks);
  const lostOf = ({ lost }: Turn) =>
    intl.formatList(
      lost.map((words) => {
        if (words === 'formats') return intl.formatMessage(messages.formats);
        return typeof words === 'string' ? words : intl.formatMessage(words);
      }),
    );
  const turn = (chosen: Turn) => {
    onDone();
    const meant = outermost(document.state, blocks);
    const isDone = changeAndFollow(document, focus, (state) => turnBlocks(state, meant, chosen.blocks));
    if (!isDone || chosen.lost.length === 0) return;
    showWhileUnchanged(document, {
      kind: 'info',
      title: intl.formatMessage(messages.lost, { what: lostOf(chosen) }),
      action: { name: intl.formatMessage(messages.undo), onAct: () => undo(editor) },
    });
  };
  return (
    <InnerMenu title={messages.turn} isReady={turns !== undefined} onBack={onBack}>
      {turns?.map((each) => {
        const { type, form, lost } = each;
        const hint = type === form.name ? hintOf(type) : undefined;
        return (
          <button
            key={`${type} ${form.name}`}
            type="button"
            role="menuitem"
            data-roving
            tabIndex={-1}
            className="tool-menu__entry tool-menu__entry--tall"
            onClick={() => turn(each)}
          >
            <span className="tool-menu__tile">
              <ToolIcon name={formIcons[form.name] ?? iconOf(type)} size={18} />
            </span>
            <span className="tool-menu__words">
              <FormattedMessage {...form.title} />
              {lost.length > 0 ? (
                <span className="tool-menu__hint">
                  <FormattedMessage {...messages.losing} values={{ what: lostOf(each) }} />
                </span>
              ) : (
                hint && (
                  <span className="tool-menu__hint">
                    <FormattedMessage {...hint} />
                  </span>
                )
              )}
            </span>
          </button>
        );
      })}
      {turns?.length === 0 && (
        <p className="tool-menu__nothing" role="none">
          <FormattedMessage {...messages.turnNothing} />
        </p>
      )}
    </InnerMenu>
  );
}
