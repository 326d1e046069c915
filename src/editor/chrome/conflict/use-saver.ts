import { getHistory } from '@/api/history';
import { dataOf } from '@/lib/remote';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { useEditSession } from '../../session/edit-session';

/** Who has saved the page last; '' for oneself in another window, and where the server does not say. */
export function useSaver(): string {
  const { page, server } = useEditSession();
  const own = useSession()?.userId;
  const path = server.path();
  const { remote } = useRemote(path ?? null, (signal) =>
    getHistory(path ?? '', { language: page.language, signal }),
  );
  const actor = dataOf(remote)?.find(({ type }) => type === 'versioning')?.actor;
  return actor === undefined || actor.id === own ? '' : actor.fullname || actor.id;
}
