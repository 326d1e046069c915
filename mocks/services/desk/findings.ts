import { mayView } from '~mocks/content/perspective';
import { linksOf } from '~mocks/repository/links';
import type { Item, Uid } from '~mocks/repository/types';
import { defaultLanguage } from '~mocks/settings/languages';
import type { Call } from '../shared/call';

type Json = Readonly<Record<string, unknown>>;
type Check = (call: Call, item: Item) => boolean;

/** Whether some object in stored JSON, at any depth, meets a test. */
function holds(value: unknown, isMet: (object: Json) => boolean): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each !== 'object' || each === null) continue;
    if (!Array.isArray(each) && isMet(each as Json)) return true;
    for (const inner of Object.values(each)) waiting.push(inner);
  }
  return false;
}

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

const lacksAlternativeText: Check = (_call, { fields }) =>
  holds(
    fields.blocks,
    ({ '@type': type, url, alt, decorative }) =>
      type === 'image' && Boolean(url) && isBlank(alt) && decorative !== true,
  );

const remote = /resolveuid\/(?<uid>[0-9a-f]{32})/;

function relationsOf({ repository }: Call, { type, fields }: Item): Uid[] {
  return repository.types
    .of(type)
    .fields.filter(({ kind }) => kind === 'relation' || kind === 'relations')
    .flatMap(({ name }) => [fields[name]].flat())
    .filter((value): value is Uid => typeof value === 'string' && value !== '');
}

const leadsNowhere: Check = (call, item) => {
  const { remoteUrl } = item.fields;
  const target = typeof remoteUrl === 'string' ? remote.exec(remoteUrl)?.groups?.uid : undefined;
  const targets = [...linksOf(item), ...relationsOf(call, item), ...(target === undefined ? [] : [target])];
  return targets.some((uid) => call.repository.byUid(uid) === undefined);
};

/** Blocks of a translation name those that they translate. */
const namesItsSource = ({ fields }: Item): boolean =>
  holds(fields.blocks, ({ translationOf: of }) => holds([of], ({ source }) => typeof source === 'string'));

const isOutdated: Check = (call, item) => {
  const { repository } = call;
  const newer = repository
    .translationsOf(item)
    .filter((other) => Date.parse(other.modified) > Date.parse(item.modified) && mayView(call, other));
  if (newer.length === 0) return false;
  if (namesItsSource(item)) return true;
  return item.language !== defaultLanguage(repository) && newer.some((other) => !namesItsSource(other));
};

/** What Plone's search does not find, by its name. */
export const findings: Readonly<Record<string, Check>> = {
  outdated: isOutdated,
  broken: leadsNowhere,
  'no-alt': lacksAlternativeText,
};
