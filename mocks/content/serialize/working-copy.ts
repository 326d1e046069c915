import { pairOf } from '../editing/working-copies';
import type { Item } from '~mocks/repository/types';
import { isoInstant } from './dates';
import type { Perspective } from '../perspective';
import { textOf, urlOf } from '../perspective';

export interface WorkingCopyInfo {
  working_copy: Record<string, unknown> | null;
  working_copy_of: Record<string, unknown> | null;
}

const nothing: WorkingCopyInfo = { working_copy: null, working_copy_of: null };

/** Both ends of a checked-out item, for who may edit it or check it out. */
export function workingCopyInfo(view: Perspective, item: Item): WorkingCopyInfo {
  if (!view.repository.types.of(item.type).lockable) return nothing;
  const { repository, viewer } = view;
  const pair = pairOf(repository, item);
  const checkout = pair?.baseline.checkout;
  if (!pair || !checkout) return nothing;
  const { baseline, copy } = pair;
  const isBaseline = item.uid === baseline.uid;
  const mayKnow =
    repository.can(viewer, 'Modify portal content', item) ||
    repository.can(viewer, 'Check out content', baseline) ||
    (isBaseline && repository.can(viewer, 'Modify portal content', copy));
  if (!mayKnow) return nothing;
  return {
    working_copy: {
      '@id': urlOf(view, copy),
      title: textOf(copy, 'title'),
      created: isoInstant(checkout.time),
      creator_url: `${view.base}/author/${checkout.by}`,
      creator_name: repository.user(checkout.by)?.fullname || checkout.by,
    },
    working_copy_of: isBaseline ? null : { '@id': urlOf(view, baseline), title: textOf(baseline, 'title') },
  };
}
