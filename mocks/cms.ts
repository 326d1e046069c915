import { createLimits, noLimits } from '~mocks/accounts/limits';
import { createFailedLogins } from '~mocks/accounts/failed-logins';
import { createSessions } from '~mocks/accounts/sessions';
import type { Dispatcher } from '~mocks/dispatch/dispatch';
import { dispatch } from '~mocks/dispatch/dispatch';
import type { SolrGeneration } from '~mocks/services/shared/solr-generation';
import { hidePaths } from '~mocks/dispatch/hidden-paths';
import { FeedCache } from '~mocks/feeds/feed-cache';
import type { Mailer } from '~mocks/mail/mailer';
import { silentMailer } from '~mocks/mail/mailer';
import { createRecentWrites } from '~mocks/repository/recent-writes';
import type { Repository } from '~mocks/repository/types';

export interface CmsOptions {
  repository: Repository;
  /** Paths that this site does not have: not found, and in no list, menu or search. */
  hiddenPaths?: readonly string[];
  /** Refuses failed logins and anonymous calls of one address beyond their limits. On unless switched off. */
  rateLimits?: boolean;
  /** Takes the mails; without one they are dropped. */
  mailer?: Mailer;
  /** Which search answers `@solr`; the portal's own unless it says otherwise. */
  solr?: SolrGeneration;
  /** Origin of the links in mails; without it the one at which a call came, which any caller may name. */
  publicUrl?: string;
  /** The time, in milliseconds since the epoch. */
  now?: () => number;
  /** Hears of every failure that is no answer of Plone's but our own mistake. */
  report?: (error: unknown) => void;
}

interface CmsContext {
  /** Network address of the caller. */
  address?: string;
}

/** A content management system that answers as Plone's REST API does. */
export interface Cms {
  fetch(request: Request, context?: CmsContext): Promise<Response>;
}

export function createCms(options: CmsOptions): Cms {
  const { repository, hiddenPaths = [], rateLimits = true, now = Date.now } = options;
  const { storage } = repository;
  const write: Repository['write'] = (work, committed) =>
    repository.write(async (transaction, reader) => {
      const result = await work(transaction, reader);
      transaction.touchContainers(new Date(now()).toISOString());
      return result;
    }, committed);
  const dispatcher: Dispatcher = {
    repository: hidePaths(repository, hiddenPaths),
    hiddenPaths,
    sessions: createSessions(repository, rateLimits ? createFailedLogins() : undefined),
    write,
    recentWrites: createRecentWrites(),
    present: (table, key) => repository.present(table, key),
    mailer: options.mailer ?? silentMailer,
    feeds: new FeedCache(),
    solr: options.solr ?? 'portal',
    publicUrl: options.publicUrl,
    limits: rateLimits ? createLimits(repository) : noLimits,
    files: {
      read: (blob) => storage.readBlob(blob),
      stream: (blob, start, end) => storage.streamBlob(blob, start, end),
      cached: (key, make) => storage.cached(key, make),
      put: (bytes) => storage.putBlob(bytes),
      uploads: storage.uploads,
    },
    report: options.report ?? (() => undefined),
  };
  return {
    fetch: (request, context = {}) => dispatch(dispatcher, request, context.address ?? '', now()),
  };
}
