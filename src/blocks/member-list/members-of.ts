import { flatten } from '@/api/urls';
import { addressOf } from '@/components/universal-link/link-target';
import { personLooks, personVariations, type PersonVariation } from '@/components/persons/looks';
import type { OutlineHeading } from '../definition';
import { typeFacts } from '@/lib/content-types';
import { isRecord } from '@/lib/text';
import { headlineOf } from '../headline';
import type { MemberListData } from './data';

export interface ChosenMember {
  path: string;
  target: unknown;
}

/** Content whose type is stored is a member by it; of a path alone the catalogue says. */
const mayBeMember = (target: unknown): boolean =>
  !isRecord(target) || target['@type'] === undefined || typeFacts(target['@type']).isPerson === true;

/** The members that were chosen, in their order; what is no member is left out. */
export function membersOf({ columns }: MemberListData): ChosenMember[] {
  return columns.flatMap(({ href }) => {
    const target: unknown = Array.isArray(href) ? href[0] : href;
    const path = flatten(addressOf(target)).replace(/\/$/, '');
    return path.startsWith('/') && mayBeMember(target) ? [{ path, target }] : [];
  });
}

/** The way to draw them; a grid where nothing, or something unknown, is stored. */
export const variationOf = ({ variation }: MemberListData): PersonVariation =>
  personVariations.find((name) => name === variation) ?? 'personsGrid';

export const lookOf = (data: MemberListData) => personLooks[variationOf(data)];

export const headingsOf = (data: MemberListData): OutlineHeading[] =>
  membersOf(data).length === 0 ? [] : headlineOf(data);
