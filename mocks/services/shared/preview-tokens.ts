import { secretOf } from '~mocks/accounts/secrets';
import { anonymous, viewerOf } from '~mocks/accounts/sessions';
import { readSigned, signText } from '~mocks/accounts/signed';
import type { Item, RepositoryReader, Transaction, Uid } from '~mocks/repository/types';
import type { Call } from './call';

/** By which others see a page that is not public yet. Nothing of it opens anything without the server's secret. */
export interface PreviewLink {
  id: string;
  author: string;
  created: string;
  expires: string;
}

const secretName = 'preview-links';

/** Another page's link opens nothing here. */
const purposeOf = (uid: Uid): string => `preview:${uid}`;

const isLive = ({ expires }: PreviewLink, now: number): boolean => Date.parse(expires) > now;

/** Those that have not ended. */
export const liveLinks = (reader: RepositoryReader, uid: Uid, now: number): PreviewLink[] =>
  (reader.record<PreviewLink[]>('preview-links', uid) ?? []).filter((each) => isLive(each, now));

export const keepLinks = (transaction: Transaction, uid: Uid, links: readonly PreviewLink[]): void =>
  transaction.setRecord('preview-links', uid, links.length === 0 ? null : links);

/** What stands in the address of a link. */
export async function tokenOf(call: Call, { id, expires }: PreviewLink): Promise<string> {
  const secret = await secretOf(call, secretName);
  return signText(purposeOf(call.item.uid), id, Date.parse(expires), secret);
}

/** Whether everybody may see it. */
export const isPublic = (reader: RepositoryReader, item: Item): boolean =>
  reader.can(anonymous, 'View', item);

/**
 * The link whose token it is: signed here for this page, neither ended nor revoked, by somebody who may still see the page.
 * `mayShow` says what else its maker may see.
 */
export function linkBehind(
  { repository, now }: Pick<Call, 'repository' | 'now'>,
  item: Item,
  token: unknown,
): { link: PreviewLink; mayShow: (item: Item) => boolean } | undefined {
  const secret = repository.setting<string>(`${secretName}-secret`);
  const read = readSigned(purposeOf(item.uid), token, secret, now);
  const link = read && liveLinks(repository, item.uid, now).find(({ id }) => id === read.name);
  const author = link && repository.user(link.author);
  if (!author) return undefined;
  const mayShow = (shown: Item) => repository.can(viewerOf(repository, author), 'View', shown);
  return mayShow(item) ? { link, mayShow } : undefined;
}
