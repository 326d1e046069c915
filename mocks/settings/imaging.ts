import type { Scale } from '~mocks/images/scales';
import { parseScales } from '~mocks/images/scales';
import type { RepositoryReader, Transaction } from '~mocks/repository/types';
import { panelSettings } from './panel-settings';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const allowedSizes = (repository: RepositoryReader): readonly unknown[] =>
  listOf(panelSettings(repository, 'imaging').allowed_sizes);

/** The scales that pictures have now. */
export const scalesOf = (repository: RepositoryReader): readonly Scale[] =>
  parseScales(allowedSizes(repository));

export function imageQuality(repository: RepositoryReader): number {
  const { quality } = panelSettings(repository, 'imaging');
  return typeof quality === 'number' ? quality : 88;
}

/** Sizes that counted up to a time. */
interface FormerSizes {
  until: string;
  sizes: readonly unknown[];
}

const formerKey = 'imaging-former-sizes';
const kept = 20;

/** Remembers the sizes that are about to be replaced: lists show what was computed when an item was last changed. */
export function keepFormerSizes(transaction: Transaction, reader: RepositoryReader, now: number): void {
  const former = reader.setting<readonly FormerSizes[]>(formerKey) ?? [];
  const last: FormerSizes = { until: new Date(now).toISOString(), sizes: allowedSizes(reader) };
  transaction.setSetting(formerKey, [...former, last].slice(-kept));
}

/** The scales at a time, as the catalog keeps those of an item changed then. */
export function scalesAt(repository: RepositoryReader, time: string): readonly Scale[] {
  const former = repository.setting<readonly FormerSizes[]>(formerKey);
  const then = former?.find(({ until }) => time < until);
  return then ? parseScales(then.sizes) : scalesOf(repository);
}
