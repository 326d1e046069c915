import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { renameContent } from '@/api/organising';
import { useLanguage } from '@/i18n/use-language';
import { LineWidget } from '@/tool/widgets/line-widget';
import { messages as kitMessages } from '../../kit/messages';
import { renamed, renamedBack } from '../../kit/renamed';
import { useUndoableJob } from '../../kit/use-undoable-job';
import { renameMessages } from '../../toolbar/messages';
import type { TaskProps } from '../task-dialog';
import { messages } from './messages';
import { TaskForm } from './task-form';

/** Gives the chosen items other titles or other names in their addresses. */
export function RenameDialog({ rows, onClose, onDone, onUndone }: TaskProps) {
  const language = useLanguage();
  const job = useUndoableJob();
  const [typed, setTyped] = useState(() => rows.map(({ title, id }) => ({ title, id })));
  const set = (at: number, facts: { title?: string; id?: string }) =>
    setTyped((before) => before.map((each, index) => (index === at ? { ...each, ...facts } : each)));
  const submit = () => {
    const changed = rows.flatMap((row, at) => {
      const fields = renamed(row, typed[at] ?? row);
      return fields ? [{ title: row.title, row, fields }] : [];
    });
    onClose();
    if (changed.length === 0) return;
    void job(
      { running: messages.renaming, done: kitMessages.updated },
      changed,
      async ({ row, fields }) => {
        const path = await renameContent(row.path, fields, { language });
        return () => renameContent(path, renamedBack(row, fields), { language });
      },
      onUndone,
    ).then(({ done }) => onDone(done.length > 0));
  };
  return (
    <TaskForm title={messages.renameTitle} submit={messages.save} onClose={onClose} onSubmit={submit}>
      {rows.map((row, at) => (
        <fieldset key={row.path} className="contents-task__item">
          <legend>{row.title}</legend>
          <LineWidget
            id={`title-${at}`}
            field={{ widget: 'text', title: renameMessages.title, isRequired: true }}
            value={typed[at]?.title ?? ''}
            error={undefined}
            onChange={(title) => set(at, { title })}
          />
          <LineWidget
            id={`id-${at}`}
            field={{ widget: 'text', title: renameMessages.id, isRequired: true }}
            value={typed[at]?.id ?? ''}
            error={undefined}
            onChange={(id) => set(at, { id })}
          />
        </fieldset>
      ))}
      <p>
        <FormattedMessage {...renameMessages.idHint} />
      </p>
    </TaskForm>
  );
}
