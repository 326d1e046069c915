import { useContext } from 'react';
import { FormattedMessage } from 'react-intl';
import { SectionHead } from '@/components/section-head/section-head';
import { useBlock, useLayout } from '@/editor/document/hooks';
import type { ContainerKey } from '@/editor/document/types';
import { EditableBlock } from '@/editor/canvas/editable-block';
import { BlockKeyContext } from '@/editor/session/editing';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import { PlaceholderContext } from '@/editor/rich-text/placeholder-context';
import type { BlockEditProps } from '../../definition';
import { classOf } from '../class-of';
import { panelType, type AccordionData } from '../data';
import { PanelFilter } from '../panel-filter';
import '../style.css';
import { AddButton } from './add-button';
import { messages } from './messages';
import { newPanel, newPanels } from './new-panels';
import './style.css';

const madePanel = () => ({ '@type': panelType, ...newPanel() });

/** An accordion with all of its panels open, each a block of its own. */
export function AccordionEdit({ data, onChange }: BlockEditProps<AccordionData>) {
  const container = useBlock(useContext(BlockKeyContext))?.containers[0];
  if (container !== undefined) return <Panels container={container} data={data} />;
  return (
    <Prompt words={<FormattedMessage {...messages.empty} />}>
      <button type="button" className="tool-add" onClick={() => onChange({ data: newPanels() })}>
        <FormattedMessage {...messages.addPanel} />
      </button>
    </Prompt>
  );
}

function Panels({ container, data }: { container: ContainerKey; data: AccordionData }) {
  const keys = useLayout(container);
  return (
    <div className={classOf(data)}>
      <SectionHead title={data.headline} level={2} />
      {data.filtering === true && (
        <Preview>
          <PanelFilter value="" />
        </Preview>
      )}
      <PlaceholderContext.Provider value={data.placeholder}>
        <div className="block-accordion__panels" data-container={container}>
          {keys.map((each) => (
            <EditableBlock key={each} blockKey={each} />
          ))}
        </div>
      </PlaceholderContext.Provider>
      <AddButton
        into={container}
        words={messages.addPanel}
        make={madePanel}
        className="tool-accordion__add"
      />
    </div>
  );
}
