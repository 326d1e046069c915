import { stateTitles, transitionTitle } from '~mocks/content/serialize/state-titles';
import { notFound } from '~mocks/http/failure';
import type { Item, WorkflowEntry } from '~mocks/repository/types';
import { transitionsFor } from '~mocks/repository/workflow';
import { isoInstant } from '~mocks/content/serialize/dates';
import { urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { changeState } from './transition';
import type { Expander } from '../shared/expander';

/** An entry of the history as it is told, with the title of the state. */
function historyEntry(call: Call, entry: WorkflowEntry): unknown {
  const title = Object.entries(stateTitles).find(([state]) => state === entry.review_state)?.[1];
  return {
    ...entry,
    time: isoInstant(entry.time),
    title: title?.[call.language] ?? entry.review_state,
  };
}

/** State of an item; its history for those who take part in the workflow; the transitions that the reader may take. */
function workflow(call: Call, item: Item): unknown {
  const { repository, viewer, language } = call;
  const id = `${urlOf(call, item)}/@workflow`;
  const can = (permission: Parameters<typeof repository.can>[1]) => repository.can(viewer, permission, item);
  const mayRead = can('Request review') || can('Review portal content');
  const state = {
    id: item.state ?? '',
    title: item.state === null ? '' : stateTitles[item.state][language],
  };
  return {
    '@id': id,
    history: mayRead ? item.workflowHistory.map((entry) => historyEntry(call, entry)) : [],
    ...(item.parent === null ? {} : { state }),
    transitions: transitionsFor(item.state, can).map((each) => ({
      '@id': `${id}/${each.id}`,
      title: transitionTitle(each.id)[language],
    })),
  };
}

export const workflowExpander: Expander = { name: 'workflow', expand: workflow };

export const workflowService: Service = {
  name: '@workflow',
  takesSegments: true,
  get(call) {
    if (call.rest.length > 0) throw notFound();
    return workflow(call, call.item);
  },
  post: async (call) => historyEntry(call, await changeState(call)),
};
