import { isEmpty } from '@/components/slate-value/nodes';
import type { IntroductionData } from './data';
import { leaderOf } from './leader';

/** Whether anything is told of a research group. */
export const isGroup = (data: IntroductionData): boolean =>
  data.heading.trim() !== '' || leaderOf(data) !== undefined || !isEmpty([...data.about, ...data.topics]);
