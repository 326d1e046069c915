import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { patchFields } from '@/api/organising';
import { useLanguage } from '@/i18n/use-language';
import { TokensWidget } from '@/tool/widgets/tokens-widget';
import { messages as kitMessages } from '../../kit/messages';
import { useUndoableJob } from '../../kit/use-undoable-job';
import type { TaskProps } from '../task-dialog';
import { messages } from './messages';
import { TaskForm } from './task-form';

const vocabulary = '/@vocabularies/plone.app.vocabularies.Keywords';

/** Takes tags off the chosen items, and gives them others. */
export function TagsDialog({ rows, onClose, onDone, onUndone }: TaskProps) {
  const language = useLanguage();
  const job = useUndoableJob();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [added, setAdded] = useState<readonly string[]>([]);
  const present = [...new Set(rows.flatMap(({ tags }) => tags))].sort((one, other) =>
    one.localeCompare(other),
  );
  const submit = () => {
    const changed = rows
      .map((row) => ({
        ...row,
        next: [...new Set([...row.tags.filter((tag) => !removed.includes(tag)), ...added])],
      }))
      .filter(({ tags, next }) => next.join('\n') !== tags.join('\n'));
    onClose();
    if (changed.length === 0) return;
    void job(
      { running: messages.updating, done: kitMessages.updated },
      changed,
      async ({ path, tags, next }) => {
        await patchFields(path, { subjects: next }, { language });
        return () => patchFields(path, { subjects: tags }, { language });
      },
      onUndone,
    ).then(({ done }) => onDone(done.length > 0));
  };
  const toggle = (tag: string) =>
    setRemoved((before) => (before.includes(tag) ? before.filter((each) => each !== tag) : [...before, tag]));
  return (
    <TaskForm
      title={messages.tagsTitle}
      submit={messages.save}
      isDisabled={removed.length + added.length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset className="contents-task__choices">
        <legend>
          <FormattedMessage {...messages.tagsToRemove} />
        </legend>
        {present.length === 0 && (
          <p>
            <FormattedMessage {...messages.noTags} />
          </p>
        )}
        {present.map((tag) => (
          <label key={tag} className="contents-task__choice">
            <input type="checkbox" checked={removed.includes(tag)} onChange={() => toggle(tag)} />
            {tag}
          </label>
        ))}
      </fieldset>
      <TokensWidget
        id="tags-added"
        field={{ widget: 'tokens', title: messages.tagsToAdd, vocabulary }}
        value={added}
        error={undefined}
        onChange={setAdded}
      />
    </TaskForm>
  );
}
