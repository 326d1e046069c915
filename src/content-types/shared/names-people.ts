import type { AnyContent } from '@/api/types/any-content';
import { ownContainer } from '@/lib/block-containers';
import { isRecord } from '@/lib/text';

/** Whether a block tells who works in a unit: members, chosen ones, or a list of persons. */
export const namesPeople = (content: AnyContent): boolean =>
  Object.values(ownContainer(content)?.blocks ?? {}).some(
    (block) =>
      isRecord(block) &&
      (block['@type'] === 'members' ||
        block['@type'] === 'memberList' ||
        (block['@type'] === 'listing' && JSON.stringify(block['querystring'] ?? '').includes('"Member"'))),
  );
