import type { AnyContent } from '@/api/types/any-content';
import { ownContainer } from '@/lib/block-containers';
import { record, richText, stored, text, type Read } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { addressFields, headingFields, pictureFields } from '../shared/data';

export const researchGroupShape = record({
  ...headingFields,
  ...pictureFields,
  ...addressFields,
  id: text(),
  token: text(),
  subtitle: text(),
  banner_background_image: stored(),
  text: richText(),
});
export type ResearchGroupData = Read<typeof researchGroupShape>;

/** Whether a block tells who works in the group: members, chosen ones, or a list of persons. */
export const namesPeople = (content: AnyContent): boolean =>
  Object.values(ownContainer(content)?.blocks ?? {}).some(
    (block) =>
      isRecord(block) &&
      (block['@type'] === 'members' ||
        block['@type'] === 'memberList' ||
        (block['@type'] === 'listing' && JSON.stringify(block['querystring'] ?? '').includes('"Member"'))),
  );
