import { useIntl } from 'react-intl';
import { getStored, patchStored } from '@/api/editing';
import { getWorkflow, postTransition, type Workflow } from '@/api/workflow';
import { useLanguage } from '@/i18n/use-language';
import type { RemoteError } from '@/lib/remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import { showToast, undoTime } from '../toasts/toast-store';
import { knownTransition, transitionsOf, wayBack, type Transition } from './known-transitions';
import { messages } from './messages';

interface Options {
  path: string;
  /** What the page is called in what is told afterwards. */
  title: string;
  /** The page is in another state, by this transition or by the one that takes it back. */
  onChanged: (workflow: Workflow) => void;
  /** The lock under which the page is edited. */
  lockToken?: (() => string) | undefined;
}

interface Step {
  transition: Transition;
  /** The state in which the page is. */
  from: string;
  comment?: string;
  /** The page goes back to having no date of publication. */
  clearsDate?: boolean;
}

const withoutToken = () => '';

const reasonOf = ({ status }: RemoteError) => {
  if (status === null) return messages.offline;
  return status === 401 || status === 403 ? messages.refused : messages.failed;
};

/** Makes transitions of a page and tells of them, with a way back where a transition leads there; whether it was made. */
export function useTransition(options: Options): (step: Step) => Promise<boolean> {
  const { path, title, onChanged, lockToken = withoutToken } = options;
  const intl = useIntl();
  const language = useLanguage();
  const { submit } = useOwnSubmit(async (name: string, comment: string, clearsDate: boolean) => {
    await postTransition(path, encodeURIComponent(name), { language, comment });
    // The state is taken back all the same for who may not write the date any more.
    if (clearsDate)
      await patchStored(path, { effective: null }, { language, token: lockToken() }).catch(() => undefined);
    return getWorkflow(path, { language }).catch(() => undefined);
  });

  const make = async ({ transition, comment = '', clearsDate = false }: Step) => {
    const settled = await submit(transition.name, comment, clearsDate);
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

  /** A first publication sets the date, and taking it back alone would leave that. */
  const isDateless = () =>
    getStored(path, { language }).then(
      ({ effective }) => effective === null,
      () => false,
    );

  return async (step) => {
    const clearsDate = await isDateless();
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
          onAct: () => void takeBack({ transition: back, from: workflow.state.id, clearsDate }),
        },
      }),
    });
    return true;
  };
}
