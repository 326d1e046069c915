import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Term } from '@/api/types/atoms';
import type { WidgetProps } from '@/forms/field-frame';
import type { TermField, TermsField } from '@/forms/schema';
import { Chips } from './chips';
import { comboMessages } from './combo-messages';
import { Combobox } from './combobox';
import { proposalsNote } from './proposals-note';
import { ToolField } from './tool-field';
import { useProposals, useTitles } from './use-vocabulary';

interface ChooserProps extends Pick<WidgetProps, 'id' | 'error' | 'control'> {
  field: TermField | TermsField;
  chosen: readonly Term[];
  onChoose: (term: Term) => void;
  onRemove: (token: string) => void;
}

function TermChooser({ id, field, error, control, chosen, onChoose, onRemove }: ChooserProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const proposals = useProposals(field.vocabulary, text);
  const titled = useTitles(field.vocabulary, chosen);
  const tokens = new Set(chosen.map(({ token }) => token));
  const isReadOnly = field.isReadOnly ?? false;
  const last = chosen.at(-1);
  return (
    <ToolField id={id} field={field} error={error}>
      <Chips
        chosen={titled.map(({ token, title }) => ({ value: token, title }))}
        isReadOnly={isReadOnly}
        onRemove={onRemove}
      >
        <Combobox
          id={id}
          field={field}
          error={error}
          control={control}
          text={text}
          onText={setText}
          options={proposals.terms
            .filter(({ token }) => !tokens.has(token))
            .map(({ token, title }) => ({ value: token, title }))}
          opensEmpty
          onBegin={proposals.begin}
          note={proposalsNote(proposals)}
          onChoose={({ value: token, title }) => {
            setText('');
            onChoose({ token, title });
          }}
          {...(!isReadOnly && last && { onBack: () => onRemove(last.token) })}
          placeholder={intl.formatMessage(comboMessages.search)}
        />
      </Chips>
    </ToolField>
  );
}

/** One term of a vocabulary; another takes its place. */
export function TermWidget({ value, onChange, ...rest }: WidgetProps<TermField>) {
  return (
    <TermChooser
      {...rest}
      chosen={value ? [value] : []}
      onChoose={onChange}
      onRemove={() => onChange(null)}
    />
  );
}

/** Terms of a vocabulary. */
export function TermsWidget({ value, onChange, ...rest }: WidgetProps<TermsField>) {
  return (
    <TermChooser
      {...rest}
      chosen={value}
      onChoose={(term) => onChange([...value, term])}
      onRemove={(token) => onChange(value.filter((each) => each.token !== token))}
    />
  );
}
