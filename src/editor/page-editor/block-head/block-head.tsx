import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BlocksContext } from '@/blocks/blocks-context';
import { iconOf } from '../../block-picker/block-icons';
import { useBlock, useLayout, useType } from '../../document/hooks';
import type { BlockKey } from '../../document/types';
import { ToolIcon } from '../../tool-icon/tool-icon';
import { messages } from '../messages';
import './style.css';

/** Says above the settings of a block which block that is, and where it stands among its neighbours. */
export function BlockHead({ blockKey }: { blockKey: BlockKey }) {
  const intl = useIntl();
  const type = useType(blockKey);
  const definition = useContext(BlocksContext)(type);
  const neighbours = useLayout(useBlock(blockKey)?.parent ?? '');
  return (
    <header className="tool-blockhead">
      <span className="tool-blockhead__tile">
        <ToolIcon name={iconOf(type)} />
      </span>
      <div>
        <h2 className="tool-blockhead__name">{definition ? intl.formatMessage(definition.title) : type}</h2>
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
