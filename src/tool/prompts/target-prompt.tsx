import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkField, Reference } from '@/forms/schema';
import { AddressLine } from '../widgets/address-line';
import { ToolField } from '../widgets/tool-field';
import { useBrowse } from '../widgets/use-browse';
import { messages } from './messages';
import { Prompt } from './prompt';

const anyTarget: LinkField = { widget: 'link', mode: 'link', title: messages.target };

interface TargetPromptProps {
  onTarget: (target: Reference) => void;
  /** Where only some types can be chosen. */
  selectableTypes?: readonly string[];
}

/** Asks for the content that a block is about: chosen in the object browser, or by its address. */
export function TargetPrompt({ onTarget, selectableTypes }: TargetPromptProps) {
  const id = useId();
  const field: LinkField = selectableTypes ? { ...anyTarget, selectableTypes } : anyTarget;
  const browse = useBrowse(field, [], ([first]) => {
    if (first) onTarget(first);
  });
  return (
    <Prompt words={<FormattedMessage {...messages.source} />}>
      <ToolField id={id} field={field} error={undefined}>
        <AddressLine id={id} field={field} error={undefined} onTarget={onTarget} onBrowse={browse} />
      </ToolField>
    </Prompt>
  );
}
