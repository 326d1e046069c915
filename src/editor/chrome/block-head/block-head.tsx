import { FormattedMessage } from 'react-intl';
import { iconOf } from '../../block-picker/block-icons';
import { useBlock, useLayout, useType } from '../../document/hooks';
import type { BlockKey } from '../../document/types';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages } from '../../messages';
import { useBlockTitle } from '../../input/use-block-title';
import './style.css';

/** Says above the settings of a block which block that is, and where it stands among its neighbours. */
export function BlockHead({ blockKey }: { blockKey: BlockKey }) {
  const type = useType(blockKey);
  const titleOf = useBlockTitle();
  const neighbours = useLayout(useBlock(blockKey)?.parent ?? '');
  return (
    <header className="tool-blockhead">
      <span className="tool-blockhead__tile">
        <ToolIcon name={iconOf(type)} />
      </span>
      <div>
        <h2 className="tool-blockhead__name">{titleOf(type)}</h2>
        <p className="tool-blockhead__place">
          <FormattedMessage
            {...messages.blockPlace}
            values={{ at: neighbours.indexOf(blockKey) + 1, all: neighbours.length }}
          />
        </p>
      </div>
    </header>
  );
}
