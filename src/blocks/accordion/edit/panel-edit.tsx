import { useContext, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useBlock, useLayout, usePageDocument } from '@/editor/document/hooks';
import { placedIn } from '@/editor/document/layout';
import { emptyText } from '@/editor/document/text-block';
import type { BlockKey, ContainerKey } from '@/editor/document/types';
import { EditableBlock } from '@/editor/canvas/editable-block';
import { BlockKeyContext } from '@/editor/session/editing';
import { useEditor } from '@/editor/input/use-editor';
import { PlainText } from '@/editor/plain-text/plain-text';
import { TextFlowContext } from '@/editor/rich-text/text-flow';
import { readOnce } from '@/lib/read-once';
import type { BlockEditProps } from '../../definition';
import { accordionShape, type PanelData } from '../data';
import { useTitleLevel } from '../use-title-level';
import { AddButton } from './add-button';
import { messages } from './messages';
import { newPanel } from './new-panels';
import { useFold } from './use-fold';

const none = {};

/** What the accordion round a panel says of all of its panels. */
function useAccordion(key: BlockKey) {
  const { state } = usePageDocument();
  const owner = state.containers.get(useBlock(key)?.parent ?? '')?.owner;
  const accordion = useBlock(owner ?? '');
  const data = readOnce(accordionShape, accordion?.data ?? none);
  return {
    Title: `h${useTitleLevel(accordion?.id ?? '', data)}` as 'h2',
    readOnlyTitles: data.readOnlyTitles,
  };
}

/** A panel: its title and the blocks below it, each edited where it stands. */
export function PanelEdit({ data, onChange }: BlockEditProps<PanelData>) {
  const intl = useIntl();
  const { document, focus } = useEditor();
  const flow = useContext(TextFlowContext);
  const key = useContext(BlockKeyContext);
  const container = useBlock(key)?.containers[0];
  const { Title, readOnlyTitles } = useAccordion(key);
  const contentId = useId();
  const { isOpen, open, toggle } = useFold(key);
  const titleFlow = useMemo(
    () => ({
      ...flow,
      onNext: () => {
        const node = document.state.containers.get(container ?? '');
        const [first] = node ? placedIn(node) : [];
        open();
        if (first !== undefined) focus.focus(first, 'start');
      },
    }),
    [flow, document, focus, container, open],
  );
  return (
    <div className="block-accordion__panel" data-open={isOpen}>
      <Title className="block-accordion__title">
        <span className="block-accordion__button">
          <PlainText
            value={data.title}
            label={intl.formatMessage(messages.panelTitle)}
            placeholder={intl.formatMessage(messages.enterTitle)}
            isReadOnly={readOnlyTitles === true}
            flow={titleFlow}
            onChange={(title) => onChange({ title })}
          />
          <button
            type="button"
            className="tool-accordion__fold"
            contentEditable={false}
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-label={intl.formatMessage(messages.fold, { title: data.title })}
            onClick={toggle}
          >
            <span className="block-accordion__mark" aria-hidden="true" />
          </button>
        </span>
      </Title>
      <div id={contentId} hidden={!isOpen}>
        {container === undefined ? (
          <button type="button" className="tool tool-add" onClick={() => onChange(withoutTitle(newPanel()))}>
            {intl.formatMessage(messages.addText)}
          </button>
        ) : (
          <Content container={container} />
        )}
      </div>
    </div>
  );
}

const withoutTitle = ({ blocks, blocks_layout }: ReturnType<typeof newPanel>) => ({ blocks, blocks_layout });
const text = () => emptyText;

function Content({ container }: { container: ContainerKey }) {
  const keys = useLayout(container);
  return (
    <div className="block-accordion__content" data-container={container}>
      {keys.map((each, index) => (
        <EditableBlock key={each} blockKey={each} previous={keys[index - 1]} />
      ))}
      {keys.length === 0 && <AddButton into={container} words={messages.addText} make={text} />}
    </div>
  );
}
