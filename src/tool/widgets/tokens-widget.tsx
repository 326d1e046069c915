import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { TokensField } from '@/forms/schema';
import { Chips } from './chips';
import { comboMessages } from './combo-messages';
import { Combobox } from './combobox';
import { ToolField } from './tool-field';
import { useProposals } from './use-vocabulary';

/** Words that editors make up; those that others use already are proposed. */
export function TokensWidget({ id, field, value, error, onChange }: WidgetProps<TokensField>) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const proposals = useProposals(field.vocabulary, text);
  const options = proposals.terms
    // A keyword's token is its title in base64: the word itself is stored.
    .map(({ title }) => ({ value: title, title }))
    .filter((option) => !value.includes(option.value));
  const add = (words: readonly string[]): boolean => {
    const fresh = [...new Set(words)].filter((word) => word !== '' && !value.includes(word));
    setText('');
    if (fresh.length > 0) onChange([...value, ...fresh]);
    return words.some((word) => word !== '');
  };
  const isReadOnly = field.isReadOnly ?? false;
  return (
    <ToolField id={id} field={field} error={error}>
      <Chips
        chosen={value.map((word) => ({ value: word, title: word }))}
        isReadOnly={isReadOnly}
        onRemove={(word) => onChange(value.filter((each) => each !== word))}
      >
        <Combobox
          id={id}
          field={field}
          error={error}
          text={text}
          options={options}
          onText={setText}
          opensEmpty
          onBegin={proposals.begin}
          note={null}
          onChoose={(option) => add([option.value])}
          onEntered={(entered) => add(entered.split(',').map((word) => word.trim()))}
          {...(!isReadOnly && value.length > 0 && { onBack: () => onChange(value.slice(0, -1)) })}
          placeholder={intl.formatMessage(comboMessages.add)}
        />
      </Chips>
    </ToolField>
  );
}
