import { membersAt } from '@/api/persons';
import { personOf } from '@/components/persons/person';
import { Persons } from '@/components/persons/persons';
import { SectionHead } from '@/components/section-head/section-head';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { isRecord } from '@/lib/text';
import { useRemote } from '@/state/use-remote';
import type { BlockViewProps } from '../definition';
import { levelOfTag } from '../headline';
import { useAnchors, useItemLevel } from '../page/hooks';
import type { MemberListData } from './data';
import { lookOf, membersOf } from './members-of';

/** Chosen members. What was stored of them is shown at once; position, rooms and numbers come from the catalogue. */
export function MemberListView({ id, data }: BlockViewProps<MemberListData>) {
  const language = useLanguage();
  const [anchor] = useAnchors(id);
  const head = { title: data.headline, level: levelOfTag(data.headlineTag) };
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const members = membersOf(data);
  const paths = members.map(({ path }) => path);
  const key = paths.length === 0 ? null : JSON.stringify([language, paths]);
  const { remote } = useRemote(key, (signal) => membersAt(paths, { language, signal }));
  const found = dataOf(remote);
  const persons = members
    .map(({ path, target }, index) => ({
      ...(isRecord(target) && target),
      '@id': path,
      ...found?.[index],
    }))
    .map(personOf)
    .filter(({ name }) => name !== '');
  if (members.length === 0) return null;
  return (
    <div className="block-member-list">
      <SectionHead {...head} id={anchor} />
      <Persons persons={persons} level={level} look={lookOf(data)} />
    </div>
  );
}
