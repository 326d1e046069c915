import { flatten } from '@/api/urls';
import { addressOf } from '@/components/universal-link/link-target';
import { personLooks, personVariations, type PersonVariation } from '@/components/persons/looks';
import type { OutlineHeading } from '../definition';
import { headlineOf } from '../headline';
import type { MemberListData } from './data';

export interface ChosenMember {
  path: string;
  target: unknown;
}

/** The members that were chosen, in their order. */
export function membersOf({ columns }: MemberListData): ChosenMember[] {
  return columns.flatMap(({ href }) => {
    const target: unknown = Array.isArray(href) ? href[0] : href;
    const path = flatten(addressOf(target)).replace(/\/$/, '');
    return path.startsWith('/') && path !== '' ? [{ path, target }] : [];
  });
}

/** The way to draw them; a grid where nothing, or something unknown, is stored. */
export const variationOf = ({ variation }: MemberListData): PersonVariation =>
  personVariations.find((name) => name === variation) ?? 'personsGrid';

export const lookOf = (data: MemberListData) => personLooks[variationOf(data)];

export const headingsOf = (data: MemberListData): OutlineHeading[] =>
  membersOf(data).length === 0 ? [] : headlineOf(data);
