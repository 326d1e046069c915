import { useIntl } from 'react-intl';
import { getWorkflow, postTransition, type Workflow } from '@/api/workflow';
import { useLanguage } from '@/i18n/use-language';
import type { RemoteError } from '@/lib/remote';
import { useSubmit } from '@/state/use-submit';
import { showToast } from '../toasts/toast-store';
import { knownTransition, transitionsOf, wayBack, type Transition } from './known-transitions';
import { messages } from './messages';

/** Milliseconds for which the way back is offered. */
const undoTime = 10_000;

interface Options {
  path: string;
  /** What the page is called in what is told afterwards. */
  title: string;
  /** The page is in another state, by this transition or by the one that takes it back. */
  onChanged: (workflow: Workflow) => void;
}

interface Step {
  transition: Transition;
  /** The state in which the page is. */
  from: string;
  comment?: string;
}

const reasonOf = ({ status }: RemoteError) => {
  if (status === null) return messages.offline;
  return status === 401 || status === 403 ? messages.refused : messages.failed;
};

/** Makes transitions of a page and tells of them, with a way back where a transition leads there; whether it was made. */
export function useTransition({ path, title, onChanged }: Options): (step: Step) => Promise<boolean> {
  const intl = useIntl();
  const language = useLanguage();
  const { submit } = useSubmit(async (name: string, comment: string) => {
    await postTransition(path, encodeURIComponent(name), { language, comment });
    return getWorkflow(path, { language }).catch(() => undefined);
  });

  const make = async ({ transition, comment = '' }: Step) => {
    const settled = await submit(transition.name, comment);
    if (settled.status === 'failed') {
      const text = intl.formatMessage(reasonOf(settled.error));
      showToast({ kind: 'error', title: transition.title, text, duration: undoTime });
      return undefined;
    }
    const workflow = settled.data;
    if (workflow) onChanged(workflow);
    return { workflow };
  };

  const takeBack = async (step: Step) => {
    const made = await make(step);
    if (made) showToast({ kind: 'success', title: intl.formatMessage(messages.undone), text: title });
  };

  return async (step) => {
    const made = await make(step);
    if (!made) return false;
    const { workflow } = made;
    const back = workflow && wayBack(transitionsOf(workflow), step.from);
    const done = knownTransition(step.transition)?.done;
    showToast({
      kind: 'success',
      title: intl.formatMessage(done ?? messages.changed, { state: workflow?.state.title ?? '' }),
      text: title,
      ...(back && {
        duration: undoTime,
        action: {
          name: intl.formatMessage(messages.undo),
          onAct: () => void takeBack({ transition: back, from: workflow.state.id }),
        },
      }),
    });
    return true;
  };
}
