import type { Language } from '@/lib/language';
import { record, records, text } from '@/lib/shape';
import { request } from './client';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const actionsShape = record({ user: records({ id: text() }), object: records({ id: text() }) });

const getActions = async (path: string, call: Call) =>
  actionsShape.read(await request<unknown>(`${path}/@actions`, call));

/** Whether who asks administers the site: those alone are shown the way to its settings. */
export async function mayManageSite(path: string, call: Call): Promise<boolean> {
  const { user } = await getActions(path, call);
  return user.some(({ id }) => id === 'plone_setup');
}

/** Whether who asks may edit the content at a path, in the state that it is in. */
export async function mayEdit(path: string, call: Call): Promise<boolean> {
  const { object } = await getActions(path, call);
  return object.some(({ id }) => id === 'edit');
}

/** Whether who asks works on what lies at a path, as an editor, a reviewer or an administrator. */
export async function mayWorkOn(path: string, call: Call): Promise<boolean> {
  const { object } = await getActions(path, call);
  return object.some(({ id }) => id === 'folderContents');
}
