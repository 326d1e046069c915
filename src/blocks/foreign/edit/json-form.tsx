import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { replaceBlock } from '@/editor/document/commands/replace-block';
import { usePageDocument } from '@/editor/document/hooks';
import type { StoredBlock } from '@/editor/document/types';
import { useBadInput, useBadInputs } from '@/tool/widgets/bad-input';
import { controlOf, ToolField } from '@/tool/widgets/tool-field';
import type { FieldError, JsonField } from '@/forms/schema';
import { messages } from './messages';
import { readStored, writeStored } from './read-stored';
import { jsonId as id } from './stored-json';

const field: JsonField = { widget: 'json', title: messages.stored };

/** Text that is not that of the block, and the block that it was written over. */
interface Draft {
  text: string;
  of: unknown;
}

interface JsonFormProps {
  blockKey: string;
  stored: StoredBlock;
}

/** The JSON of a block to change it: what is written is kept until it is applied or discarded, and no page is saved before. */
export function JsonForm({ blockKey, stored }: JsonFormProps) {
  const document = usePageDocument();
  const { get } = useBadInputs();
  const [draft, setDraft] = useState<Draft | undefined>(() => get(id));
  const [error, setError] = useState<FieldError>();
  const pending: FieldError | undefined = draft && (error ?? { message: messages.notApplied });
  useBadInput(id, draft && pending ? { text: draft.text, of: draft.of, error: pending } : null);

  const discard = () => {
    setDraft(undefined);
    setError(undefined);
  };
  const change = (text: string) => {
    setError(undefined);
    setDraft(text === writeStored(stored) ? undefined : { text, of: draft?.of ?? stored });
  };
  const apply = () => {
    if (!draft) return;
    const read = readStored(draft.text, stored);
    if ('error' in read) return setError(read.error);
    if (draft.of !== stored) return setError({ message: messages.changed });
    const isDone = document.run((state) => replaceBlock(state, blockKey, read.block));
    return isDone ? discard() : setError({ message: messages.refused });
  };
  return (
    <>
      <ToolField id={id} field={field} error={error}>
        <textarea
          {...controlOf({ id, field, error })}
          className="tool-input tool-input--lines tool-input--code tool-foreign__json"
          rows={14}
          spellCheck={false}
          value={draft?.text ?? writeStored(stored)}
          onChange={({ target }) => change(target.value)}
        />
      </ToolField>
      {draft && (
        <div className="tool-foreign__actions">
          <button type="button" className="tool-add" onClick={apply}>
            <FormattedMessage {...messages.apply} />
          </button>
          <button type="button" className="tool-add" onClick={discard}>
            <FormattedMessage {...messages.discard} />
          </button>
        </div>
      )}
    </>
  );
}
