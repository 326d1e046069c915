import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FolderRow } from '@/api/folder-contents';
import { getWorkflow, postTransition } from '@/api/workflow';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { BooleanWidget } from '@/tool/widgets/boolean-widget';
import { TextareaWidget } from '@/tool/widgets/textarea-widget';
import { useUndoableJob } from '../../kit/use-undoable-job';
import { wayBackOf } from './state-back';
import type { TaskProps } from '../task-dialog';
import { messages } from './messages';
import { TaskForm } from './task-form';

interface Transition {
  name: string;
  title: string;
}

/** Items of one type and state mostly allow the same: one of each is asked. */
function oneOfEach(rows: readonly FolderRow[]): FolderRow[] {
  return [...new Map(rows.map((row) => [`${row.typeId} ${row.state}`, row])).values()];
}

/** What all of the items can become. */
async function commonTransitions(
  rows: readonly FolderRow[],
  call: { language: Language; signal: AbortSignal },
): Promise<Transition[]> {
  const lists = await Promise.all(
    oneOfEach(rows).map(async ({ path }) =>
      (await getWorkflow(path, call)).transitions.map(({ '@id': address, title }) => ({
        name: address.slice(address.lastIndexOf('/') + 1),
        title,
      })),
    ),
  );
  const [first = [], ...others] = lists;
  return first.filter(({ name }) => others.every((list) => list.some((each) => each.name === name)));
}

/** Takes the chosen items to another state, with what lies in them if wished. */
export function StateDialog({ rows, onClose, onDone, onUndone }: TaskProps) {
  const language = useLanguage();
  const job = useUndoableJob();
  const [chosen, setChosen] = useState('');
  const [comment, setComment] = useState('');
  const [withChildren, setWithChildren] = useState(false);
  const key = oneOfEach(rows).map(({ path }) => path);
  const { remote, retry } = useRemote(key.join(' '), (signal) =>
    commonTransitions(rows, { language, signal }),
  );
  const name = chosen || (dataOf(remote)?.[0]?.name ?? '');
  const submit = () => {
    onClose();
    void job(
      { running: messages.changingState, done: messages.stateChanged },
      rows,
      async (row) => {
        await postTransition(row.path, name, { comment: comment.trim(), withChildren, language });
        // In which states the things in it were before is not known.
        return withChildren && row.isFolder ? undefined : wayBackOf(row, language);
      },
      onUndone,
    ).then(({ done }) => onDone(done.length > 0));
  };
  return (
    <TaskForm
      title={messages.stateTitle}
      submit={messages.changeState}
      isDisabled={name === ''}
      onClose={onClose}
      onSubmit={submit}
    >
      <RemoteData of={remote} retry={retry} skeleton={<div className="contents-task__waiting" />}>
        {(transitions) =>
          transitions.length === 0 ? (
            <p className="admin-note">
              <FormattedMessage {...messages.noTransition} />
            </p>
          ) : (
            <fieldset className="contents-task__choices">
              <legend>
                <FormattedMessage {...messages.stateHint} />
              </legend>
              {transitions.map((each) => (
                <label key={each.name} className="contents-task__choice">
                  <input
                    type="radio"
                    name="transition"
                    checked={each.name === name}
                    onChange={() => setChosen(each.name)}
                  />
                  {each.title}
                </label>
              ))}
            </fieldset>
          )
        }
      </RemoteData>
      <TextareaWidget
        id="state-comment"
        field={{ widget: 'textarea', title: messages.comment }}
        value={comment}
        error={undefined}
        onChange={setComment}
      />
      {rows.some(({ isFolder }) => isFolder) && (
        <BooleanWidget
          id="state-children"
          field={{ widget: 'boolean', title: messages.withChildren }}
          value={withChildren}
          error={undefined}
          onChange={setWithChildren}
        />
      )}
    </TaskForm>
  );
}
