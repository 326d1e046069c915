import type { OutlineHeading } from '../definition';
import { headlineOf } from '../headline';
import type { MembersData } from './data';

/** The token of the research group, '' where none is chosen. */
export const groupOf = ({ researchGroup }: MembersData): string => researchGroup;

export const headingsOf = (data: MembersData): OutlineHeading[] =>
  groupOf(data) === '' ? [] : headlineOf({ headline: data.title });
