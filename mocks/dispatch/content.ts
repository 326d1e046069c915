import { unauthorized } from '~mocks/http/failure';
import type { Call, Service } from '~mocks/services/shared/call';
import { addContent } from '~mocks/services/editing/add';
import { formerContent } from '~mocks/services/history/history';
import { removeContent } from '~mocks/services/editing/remove';
import { updateContent } from '~mocks/services/editing/update';
import { fullContent } from '~mocks/services/shared/full-content';
import { withFeeds } from '~mocks/services/shared/tender-feed';

function getContent(call: Call): unknown {
  const body = bodyOf(call);
  const isFull = call.parameters.has('fullobjects');
  return call.item.type === 'Tender' || isFull ? withFeeds(call, body as Record<string, unknown>) : body;
}

/** The content itself. `fullobjects` counts by its presence, whatever its value. */
function bodyOf(call: Call): unknown {
  const version = call.parameters.first('version');
  const isFormer = version !== undefined && version !== 'current';
  if (isFormer && !call.repository.can(call.viewer, 'Access previous versions', call.item))
    throw unauthorized("You are not allowed to access 'retrieve' in this context");
  if (isFormer) return formerContent(call, version);
  return fullContent(call, call.item, {
    includeItems: call.item.parent === null || call.parameters.boolean('include_items', true),
    fullItems: call.parameters.has('fullobjects'),
  });
}

/** What answers on the content's own address. */
export const contentService: Service = {
  name: '',
  get: getContent,
  post: addContent,
  patch: updateContent,
  delete: removeContent,
};
