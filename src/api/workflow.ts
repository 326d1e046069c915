import { decodedPart } from '@/lib/decoded';
import type { Language } from '@/lib/language';
import { record, records, text, type Read } from '@/lib/shape';
import { request } from './client';
import { requestWrite } from './repeated';

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

/** The name of a transition, which is the last part of its address. */
export function transitionName(address: string): string {
  const name = address.split('/').at(-1) ?? '';
  return decodedPart(name) ?? name;
}

interface TransitionOptions {
  /** Stands in the page's history. */
  comment?: string;
  /** Takes what lies in it along. */
  withChildren?: boolean;
}

const entryShape = record({ title: text(), review_state: text() });

/** Makes a transition, which its address names by its last part; gives the title of the state to which it has led. */
export async function postTransition(
  path: string,
  address: string,
  { comment = '', withChildren = false, ...call }: Call & TransitionOptions,
): Promise<string> {
  const name = encodeURIComponent(transitionName(address));
  const answer = await requestWrite<unknown>(`${path}/@workflow/${name}`, {
    ...call,
    method: 'POST',
    body: { ...(comment !== '' && { comment }), ...(withChildren && { include_children: true }) },
    changes: [path || '/'],
  });
  const { title, review_state: state } = entryShape.read(answer);
  return title || state;
}
