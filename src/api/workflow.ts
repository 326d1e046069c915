import type { Language } from '@/lib/language';
import { record, records, text, type Read } from '@/lib/shape';
import { request } from './client';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const workflowShape = record({
  state: record({ id: text(), title: text() }),
  transitions: records({ '@id': text(), title: text() }),
});

export type Workflow = Read<typeof workflowShape>;

/** The state of a page, and what may become of it by whoever asks. */
export async function getWorkflow(path: string, call: Call): Promise<Workflow> {
  return workflowShape.read(await request<unknown>(`${path}/@workflow`, call));
}

/** Makes a transition, which its address names by its last part. */
export async function postTransition(path: string, address: string, call: Call): Promise<void> {
  const name = address.split('/').at(-1) ?? '';
  await request<unknown>(`${path}/@workflow/${encodeURIComponent(decodeURIComponent(name))}`, {
    ...call,
    method: 'POST',
    body: {},
    changes: [path || '/'],
  });
}
