import type { Item } from '~mocks/repository/types';
import { textOf, urlOf } from '~mocks/content/perspective';
import { catalogSummary } from '~mocks/content/serialize/summary';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';

/** Authors of a post that the reader may view, by the UIDs that stand as its creators. */
function authorsOf(call: Call, post: Item): Item[] {
  return call.repository.search(
    {
      criteria: [
        { index: 'portal_type', values: ['Author'] },
        { index: 'UID', values: post.creators },
      ],
      includeInactive: false,
      start: 0,
      size: post.creators.length,
    },
    call.viewer,
  ).items;
}

function authors(call: Call, item: Item): unknown {
  const frame = { '@id': `${urlOf(call, item)}/@authors` };
  if (item.type !== 'Post') return frame;
  const items = authorsOf(call, item).map((author) => ({
    ...catalogSummary(call, author),
    fullname: textOf(author, 'title'),
  }));
  const nobody = { '@id': call.base, fullname: 'Plone', description: '', image_scales: null };
  return { ...frame, items: items.length > 0 ? items : [nobody] };
}

export const authorsExpander: Expander = { name: 'authors', expand: authors };

/** Who wrote a blog post. */
export const authorsService: Service = { name: '@authors', get: (call) => authors(call, call.item) };
