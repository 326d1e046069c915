import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkField, Reference } from '@/forms/schema';
import { AddressLine } from '../widgets/address-line';
import { ToolField } from '../widgets/tool-field';
import { useBrowse } from '../widgets/use-browse';
import { messages } from './messages';
import { Prompt } from './prompt';

const field: LinkField = { widget: 'link', mode: 'link', title: messages.target };

/** Asks for the content that a block is about: chosen in the object browser, or by its address. */
export function TargetPrompt({ onTarget }: { onTarget: (target: Reference) => void }) {
  const id = useId();
  const browse = useBrowse(field, [], ([first]) => {
    if (first) onTarget(first);
  });
  return (
    <Prompt words={<FormattedMessage {...messages.source} />}>
      <ToolField id={id} field={field} fault={undefined}>
        <AddressLine id={id} field={field} fault={undefined} onTarget={onTarget} onBrowse={browse} />
      </ToolField>
    </Prompt>
  );
}
