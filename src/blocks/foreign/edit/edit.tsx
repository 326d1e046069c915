import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SectionHead } from '@/components/section-head/section-head';
import { offeredAt } from '@/editor/block-picker/use-offered-blocks';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { useBlock, useLayout, usePageDocument } from '@/editor/document/hooks';
import type { ContainerKey } from '@/editor/document/types';
import { ChooseBlock } from '@/editor/canvas/choose-block';
import { EditableBlock } from '@/editor/canvas/editable-block';
import { BlockKeyContext } from '@/editor/session/editing';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import { saysSomething, type ForeignData } from '../data';
import { titleLevel } from '../outline';
import { ForeignView } from '../view';
import { messages } from './messages';
import './style.css';

/** A block of another site: what can be shown of it, and the blocks in it, each edited where it stands. */
export function ForeignEdit({ id, data, position }: BlockEditProps<ForeignData>) {
  const containers = useBlock(useContext(BlockKeyContext))?.containers ?? [];
  const hasWords = saysSomething(data) || data.containers.length > 0;
  return (
    <div className="block-foreign" data-columns={data.type === 'columnsBlock' || undefined}>
      {hasWords ? (
        <Preview>
          <ForeignView id={id} data={data} position={position} />
        </Preview>
      ) : (
        containers.length > 0 && <SectionHead title={data.title} level={titleLevel(data)} />
      )}
      {containers.map((container) => (
        <InnerBlocks key={container} container={container} />
      ))}
      {!hasWords && containers.length === 0 && (
        <Prompt words={<FormattedMessage {...messages.kept} values={{ block: data.type }} />} />
      )}
    </div>
  );
}

function InnerBlocks({ container }: { container: ContainerKey }) {
  const intl = useIntl();
  const document = usePageDocument();
  const keys = useLayout(container);
  const target = { into: container };
  return (
    <div className="tool-foreign__inner" data-container={container}>
      {keys.map((each, index) => (
        <EditableBlock key={each} blockKey={each} previous={keys[index - 1]} />
      ))}
      {keys.length === 0 && (
        <ChooseBlock
          words={<FormattedMessage {...messages.empty} />}
          offered={() => offeredAt(document.state, target, intl)}
          command={(state, block) => insertBlocks(state, { blocks: [block], target, caret: 'start' })}
        />
      )}
    </div>
  );
}
