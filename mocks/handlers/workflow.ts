import { stateTitles, transitionTitle } from '../i18n/states';
import type { Item } from '../repository/types';
import { transitionsFor } from '../repository/workflow';
import { isoInstant } from '../serialize/dates';
import { urlOf } from '../serialize/perspective';
import type { Call, Service } from './call';
import type { Expander } from './expander';

function history(call: Call, item: Item): unknown[] {
  return item.workflowHistory.map((entry) => {
    const title = Object.entries(stateTitles).find(([state]) => state === entry.review_state)?.[1];
    return {
      ...entry,
      time: isoInstant(entry.time),
      title: title?.[call.language] ?? entry.review_state,
    };
  });
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
    history: mayRead ? history(call, item) : [],
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
  get: (call) => workflow(call, call.item),
};
