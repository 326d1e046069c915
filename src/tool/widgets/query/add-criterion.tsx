import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { QueryIndex } from '@/api/query-indexes';
import { comboMessages } from '../combo-messages';
import { Combobox } from '../combobox';
import { queryMessages } from './messages';

interface AddCriterionProps {
  id: string;
  indexes: readonly QueryIndex[];
  onAdd: (index: QueryIndex) => void;
}

/** Looks for what a further criterion is about; a select would take the first one at a press of the arrow key. */
export function AddCriterion({ id, indexes, onAdd }: AddCriterionProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const name = intl.formatMessage(queryMessages.add);
  const asked = text.trim().toLowerCase();
  const options = indexes
    .filter(({ title }) => title.toLowerCase().includes(asked))
    .map(({ name: value, title, group }) => ({ value, title, ...(group !== '' && { group }) }));
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <span className="tool-input tool-chips">
      <Combobox
        id={id}
        field={{ widget: 'tokens', title: name }}
        error={undefined}
        name={name}
        placeholder={name}
        text={text}
        onText={setText}
        options={groups.flatMap((group) => options.filter((option) => option.group === group))}
        opensEmpty
        note={intl.formatMessage(comboMessages.nothing)}
        onChoose={({ value }) => {
          setText('');
          const index = indexes.find((each) => each.name === value);
          if (index) onAdd(index);
        }}
      />
    </span>
  );
}
