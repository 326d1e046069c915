import { flatten, isInternal } from '@/api/urls';
import { addressOf } from '@/components/universal-link/link-target';
import type { OutlineHeading } from '../definition';
import { headlineOf } from '../headline';
import type { AzlistData } from './data';

export interface AzQuery {
  /** '' where no unit is chosen: then the tags alone count. */
  path: string;
  subjects: readonly string[];
}

/** What a list asks for; undefined without unit and tags, which would be the whole site. */
export function queryOf({ href, subjects }: AzlistData): AzQuery | undefined {
  const address = flatten(addressOf(href)).replace(/\/$/, '');
  const path = isInternal(address) ? address : '';
  return path === '' && subjects.length === 0 ? undefined : { path, subjects };
}

export const headingsOf = (data: AzlistData): OutlineHeading[] =>
  queryOf(data) === undefined ? [] : headlineOf({ headline: data.title });
