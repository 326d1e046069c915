import type { FolderRow } from '@/api/folder-contents';
import { patchFields } from '@/api/organising';
import { getWorkflow, postTransition } from '@/api/workflow';
import type { Language } from '@/lib/language';
import { transitionsOf, wayBack } from '@/tool/workflow/known-transitions';
import type { WayBack } from '../../kit/use-undo';

/** What leads an item back to the state in which its row shows it, where a transition is known to. */
export async function wayBackOf(
  { path, state, effective }: FolderRow,
  language: Language,
): Promise<WayBack | undefined> {
  const workflow = await getWorkflow(path, { language }).catch(() => undefined);
  const back = workflow && wayBack(transitionsOf(workflow), state);
  if (!back) return undefined;
  return async () => {
    await postTransition(path, encodeURIComponent(back.name), { language });
    // A first publication sets the date; the state is taken back all the same for who may not write it any more.
    if (effective === '') await patchFields(path, { effective: null }, { language }).catch(() => undefined);
  };
}
