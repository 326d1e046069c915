import type { MemberUnits } from '@/api/persons';
import type { OutlineHeading } from '../definition';
import { headlineOf } from '../headline';
import type { MembersData } from './data';

/** The units whose members are shown; undefined where none is chosen, which would be everybody. */
export function membersAskedFor(data: MembersData): MemberUnits | undefined {
  const { researchGroup, institutes, institutsbereiche, administrational_units } = data;
  const units = { research_group: researchGroup, institutes, institutsbereiche, administrational_units };
  const chosen = Object.entries(units).filter(([, tokens]) => tokens.length > 0);
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

export const headingsOf = (data: MembersData): OutlineHeading[] =>
  membersAskedFor(data) === undefined ? [] : headlineOf({ headline: data.title });
