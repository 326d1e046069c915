import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { useEditing } from '@/editor/session/editing';
import { SideForm } from '@/tool/form/side-form';
import type { CardsData } from '../data';
import { messages } from './messages';
import { fields, fieldsets } from './schema';
import { cardForms, storedCards } from './stored-cards';

type Stored = Readonly<Record<string, unknown>>;

interface CardsDialogProps {
  stored: Stored;
  onSave: (changed: Partial<CardsData>) => void;
  onClose: () => void;
}

/** The settings of the cards; nothing of the page is another before they are saved. */
export function CardsDialog({ stored, onSave, onClose }: CardsDialogProps) {
  const { path } = useEditing();
  const [changed, setChanged] = useState<Stored>({});
  const values = { ...stored, cards: cardForms(stored), ...changed };
  const save = () => {
    const { cards, ...rest } = changed;
    onSave({
      ...rest,
      ...(cards !== undefined && { cards: storedCards(cards as Stored[], stored) }),
    } as Partial<CardsData>);
  };
  return (
    <Dialog
      title={<FormattedMessage {...messages.configuration} />}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      className="tool tool-cards-dialog"
    >
      <SideForm
        fields={fields}
        fieldsets={fieldsets}
        values={values}
        place="block"
        path={path}
        prefix="cards"
        onChange={(name, value) => setChanged((before) => ({ ...before, [name]: value }))}
      />
      <div className="tool-cards-dialog__actions">
        <button type="button" className="button button--outline" onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </button>
        <button type="button" className="button" onClick={save}>
          <FormattedMessage {...messages.save} />
        </button>
      </div>
    </Dialog>
  );
}
