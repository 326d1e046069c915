import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { QueryIndex } from '@/api/query-indexes';
import { Chips } from '../chips';
import { comboMessages } from '../combo-messages';
import { Combobox } from '../combobox';
import { useFormPath } from '../form-path';
import { proposalsNote } from '../proposals-note';
import { holds, useProposals, useTitles } from '../use-vocabulary';

interface ChosenValuesProps {
  id: string;
  name: string;
  index: Pick<QueryIndex, 'values' | 'vocabulary'>;
  chosen: readonly string[];
  /** Another takes its place. */
  isSingle?: boolean;
  isReadOnly: boolean;
  onChange: (values: readonly string[]) => void;
}

/** Keywords are searched for by their words, not by the tokens that their vocabulary has. */
const isOfWords = (vocabulary: string): boolean => vocabulary.endsWith('.Keywords');

/** Values of an index: those that it tells, those of its vocabulary, or else words. Stored ones that nobody offers stay. */
export function ChosenValues(props: ChosenValuesProps) {
  const { id, name, index, chosen, isSingle = false, isReadOnly, onChange } = props;
  const intl = useIntl();
  const path = useFormPath();
  const [text, setText] = useState('');
  const isTold = index.values.length > 0;
  const isAsked = !isTold && index.vocabulary !== '';
  const vocabulary = `${path}/@vocabularies/${encodeURIComponent(index.vocabulary)}`;
  const proposals = useProposals(isAsked ? vocabulary : undefined, text);
  const bare = chosen.map((value) => ({ token: value, title: value }));
  const titled = useTitles(vocabulary, isAsked && !isOfWords(index.vocabulary) ? bare : []);
  const titles = new Map([
    ...titled.map(({ token, title }) => [token, title] as const),
    ...index.values.map(({ value, title }) => [value, title] as const),
  ]);
  const proposed = proposals.terms.map(({ token, title }) => ({
    value: isOfWords(index.vocabulary) ? title : token,
    title,
  }));
  const options = (isTold ? index.values.filter(({ title }) => holds(title, text)) : proposed).filter(
    ({ value }) => !chosen.includes(value),
  );
  const add = (value: string): boolean => {
    setText('');
    if (value === '' || chosen.includes(value)) return false;
    onChange(isSingle ? [value] : [...chosen, value]);
    return true;
  };
  const note = isTold ? intl.formatMessage(comboMessages.nothing) : proposalsNote(proposals);
  return (
    <Chips
      chosen={chosen.map((value) => ({ value, title: titles.get(value) ?? value }))}
      isReadOnly={isReadOnly}
      onRemove={(value) => onChange(chosen.filter((each) => each !== value))}
    >
      <Combobox
        id={id}
        field={{ widget: 'tokens', title: name, ...(isReadOnly && { isReadOnly }) }}
        error={undefined}
        name={name}
        text={text}
        onText={setText}
        options={options}
        opensEmpty={isTold || isAsked}
        onBegin={proposals.begin}
        note={isTold || isAsked ? note : null}
        onChoose={({ value }) => add(value)}
        {...(!isTold && !isAsked && { onEntered: (entered: string) => add(entered.trim()) })}
        {...(!isReadOnly && chosen.length > 0 && { onBack: () => onChange(chosen.slice(0, -1)) })}
        placeholder={intl.formatMessage(isTold || isAsked ? comboMessages.search : comboMessages.add)}
      />
    </Chips>
  );
}
