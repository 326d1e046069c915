import { useContext, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useBlock } from '@/editor/document/hooks';
import { BlockKeyContext } from '@/editor/session/editing';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { CardsData } from '../data';
import { CardsView } from '../view';
import { CardsDialog } from './cards-dialog';
import { messages } from './messages';
import './style.css';

/** The cards as they are seen, and the dialog in which they are set. */
export function CardsEdit({ id, data, position, isSelected, onChange }: BlockEditProps<CardsData>) {
  const stored = useBlock(useContext(BlockKeyContext))?.data ?? {};
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button type="button" className="tool-add" onClick={() => setOpen(true)}>
      <FormattedMessage {...messages.configure} />
    </button>
  );
  return (
    <>
      {data.cards.length === 0 ? (
        <Prompt icon="image" words={<FormattedMessage {...messages.empty} />}>
          {button}
        </Prompt>
      ) : (
        <>
          <Preview>
            <CardsView id={id} data={data} position={position} />
          </Preview>
          {isSelected && <p className="tool tool-cards-configure">{button}</p>}
        </>
      )}
      {isOpen && (
        <CardsDialog
          stored={stored}
          onSave={(changed) => {
            onChange(changed);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
