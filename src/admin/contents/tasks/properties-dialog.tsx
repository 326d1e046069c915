import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getStored } from '@/api/editing';
import { patchFields } from '@/api/organising';
import { useLanguage } from '@/i18n/use-language';
import { ChoiceWidget } from '@/tool/widgets/choice-widget';
import { DateTimeWidget } from '@/tool/widgets/date-time-widget';
import { TextareaWidget } from '@/tool/widgets/textarea-widget';
import { TokensWidget } from '@/tool/widgets/tokens-widget';
import { messages as kitMessages } from '../../kit/messages';
import { useUndoableJob } from '../../kit/use-undoable-job';
import type { TaskProps } from '../task-dialog';
import { messages } from './messages';
import { TaskForm } from './task-form';

interface Properties {
  effective: string;
  expires: string;
  creators: readonly string[];
  rights: string;
  excluded: string;
}

const untouched: Properties = { effective: '', expires: '', creators: [], rights: '', excluded: 'keep' };

/** The fields that were filled in, as the CMS stores them: the others stay as they are. */
function filledIn(values: Properties): Record<string, unknown> {
  const { effective, expires, creators, rights, excluded } = values;
  return {
    ...(effective !== '' && { effective }),
    ...(expires !== '' && { expires }),
    ...(creators.length > 0 && { creators }),
    ...(rights.trim() !== '' && { rights: rights.trim() }),
    ...(excluded !== 'keep' && { exclude_from_nav: excluded === 'yes' }),
  };
}

/** Gives the chosen items the same dates, creators and rights, and a place in the menu or none. */
export function PropertiesDialog({ rows, onClose, onDone, onUndone }: TaskProps) {
  const language = useLanguage();
  const job = useUndoableJob();
  const [values, setValues] = useState(untouched);
  const set = (facts: Partial<Properties>) => setValues((before) => ({ ...before, ...facts }));
  const fields = filledIn(values);
  const submit = () => {
    onClose();
    void job(
      { running: messages.updating, done: kitMessages.updated },
      rows,
      async ({ path }) => {
        const stored = await getStored(path, { language });
        await patchFields(path, fields, { language });
        const before = Object.fromEntries(Object.keys(fields).map((name) => [name, stored[name] ?? null]));
        return () => patchFields(path, before, { language });
      },
      onUndone,
    ).then(({ done }) => onDone(done.length > 0));
  };
  return (
    <TaskForm
      title={messages.propertiesTitle}
      submit={messages.save}
      isDisabled={Object.keys(fields).length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        <FormattedMessage {...messages.propertiesHint} />
      </p>
      <DateTimeWidget
        id="properties-effective"
        field={{ widget: 'dateTime', title: messages.effective }}
        value={values.effective}
        error={undefined}
        onChange={(effective) => set({ effective })}
      />
      <DateTimeWidget
        id="properties-expires"
        field={{ widget: 'dateTime', title: messages.expires }}
        value={values.expires}
        error={undefined}
        onChange={(expires) => set({ expires })}
      />
      <TokensWidget
        id="properties-creators"
        field={{ widget: 'tokens', title: messages.creators }}
        value={values.creators}
        error={undefined}
        onChange={(creators) => set({ creators })}
      />
      <TextareaWidget
        id="properties-rights"
        field={{ widget: 'textarea', title: messages.rights }}
        value={values.rights}
        error={undefined}
        onChange={(rights) => set({ rights })}
      />
      <ChoiceWidget
        id="properties-excluded"
        field={{
          widget: 'choice',
          title: messages.excluded,
          isRequired: true,
          choices: [
            { value: 'keep', title: messages.asIs },
            { value: 'yes', title: messages.yes },
            { value: 'no', title: messages.no },
          ],
        }}
        value={values.excluded}
        error={undefined}
        onChange={(excluded) => set({ excluded })}
      />
    </TaskForm>
  );
}
