import { anonymous } from '~mocks/accounts/sessions';
import { urlOf } from '~mocks/content/perspective';
import { forOneAlone } from '~mocks/http/answer-headers';
import { Failure, notFound, Redirect } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { icsViewService } from '~mocks/services/calendar/ics-view';
import { authorsService } from '~mocks/services/authors/authors';
import { displayFileService, downloadService } from '~mocks/services/files/download';
import { imagesService } from '~mocks/services/files/images';
import { jobOfferSearchService } from '~mocks/services/job-offers/job-offer-search';
import { contextnavigationService } from '~mocks/services/navigation/contextnavigation';
import { querystringSearchService } from '~mocks/services/search/querystring-search';
import { searchService } from '~mocks/services/search/search';
import type { Call, Handler, Service } from '~mocks/services/shared/call';
import { isPublic, linkBehind, type PreviewLink } from '~mocks/services/shared/preview-tokens';
import { contentService } from './content';
import { readdressed } from './readdressed';

const headers = {
  'Cache-Control': forOneAlone,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** One answer to whatever opens nothing: ended, revoked, forged, another page's. */
const gone = (): Failure =>
  new Failure(410, 'Gone', 'This preview link shows nothing any more.', 'service', headers);

const byName = (services: readonly Service[]) => new Map(services.map((each) => [each.name, each]));

/** What is shown of a file by its own address. */
const fileViews = byName([imagesService, downloadService, displayFileService]);

/** What a page asks for while it is looked at, besides. All of them look as everybody does. */
const asked = byName([
  icsViewService,
  authorsService,
  contextnavigationService,
  jobOfferSearchService,
  querystringSearchService,
  searchService,
]);

/** Pictures and files that lie in the page and are seen by whom the page is. */
const isPart = (page: Item, item: Item): boolean =>
  item.parent === page.uid && item.state === null && (item.type === 'Image' || item.type === 'File');

/** The repository to which the page is public, and nothing else is that was not before. */
function opened(repository: RepositoryReader, isShown: (item: Item) => boolean): RepositoryReader {
  return Object.create(repository, {
    can: {
      value: ((viewer, permission, item) =>
        repository.can(viewer, permission, item) ||
        (permission === 'View' && isShown(item))) satisfies RepositoryReader['can'],
    },
  }) as RepositoryReader;
}

interface Opened {
  link: PreviewLink;
  inner: Call;
  /** The picture or file of this id in the page. */
  partAt: (id: string) => Item | undefined;
}

/** The call as everybody makes it, on a page that is open to it; counts those whose token opens nothing. */
function open(call: Call): Opened {
  const { repository, item } = call;
  const behind = linkBehind(call, item, call.rest[0]);
  if (!behind) {
    call.limits.count('preview', call.address, call.now);
    throw gone();
  }
  const isShown = (each: Item) => (each.uid === item.uid || isPart(item, each)) && behind.mayShow(each);
  const partAt = (id: string): Item | undefined => {
    const part = repository.byPath(`${repository.pathOf(item)}/${id}`);
    return part && isPart(item, part) && behind.mayShow(part) ? part : undefined;
  };
  const inner = { ...call, viewer: anonymous, repository: opened(repository, isShown) };
  return { link: behind.link, inner, partAt };
}

function handlerOf(service: Service | undefined, method: string): Handler | undefined {
  return method === 'POST' ? service?.post : service?.get;
}

/** What is asked of the page behind the token. */
function find({ inner, partAt }: Opened, rest: readonly string[]): { handler: Handler; call: Call } {
  const { method } = inner.request;
  const [first = '', ...more] = rest;
  const part = fileViews.has(more[0] ?? '') ? partAt(first) : undefined;
  const service = part ? fileViews.get(more[0] ?? '') : (fileViews.get(first) ?? asked.get(first));
  // By POST a listing asks what is too long for an address.
  const isAsked = method !== 'POST' || service === querystringSearchService;
  const handler = isAsked ? handlerOf(service, method) : undefined;
  const behind = part ? more.slice(1) : more;
  if (!handler || (behind.length > 0 && !service?.takesSegments)) throw notFound();
  return { handler, call: { ...inner, item: part ?? inner.item, rest: behind } };
}

/** The page as visitors will see it, all of its own addresses below that of the link. */
async function page({ link, inner, partAt }: Opened): Promise<unknown> {
  const { item, repository } = inner;
  const url = urlOf(inner, item);
  const body = (await contentService.get?.({ ...inner, rest: [] })) as Record<string, unknown>;
  const addresses = { url, path: repository.pathOf(item), below: `/@preview/${inner.rest[0]}` };
  return {
    ...(readdressed(body, { ...addresses, isPart: (id) => partAt(id) !== undefined }) as object),
    // Nobody writes or looks for anything here, and what refers to the page names its own address.
    allow_discussion: false,
    seo_noindex: true,
    seo_canonical_url: url,
    preview: { expires: link.expires, public: isPublic(Object.getPrototypeOf(repository), item) },
  };
}

/** A refusal would say that there is something; whoever is sent elsewhere would be asked for a login. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Redirect || (error instanceof Failure && [401, 403].includes(error.status));

async function read(call: Call): Promise<Response> {
  const preview = open(call);
  const [, ...rest] = call.rest;
  if (rest.length === 0 && call.request.method === 'POST') throw notFound();
  try {
    const target = rest.length === 0 ? undefined : find(preview, rest);
    const result = target ? await target.handler(target.call) : await page(preview);
    const response = result instanceof Response ? result : jsonResponse(result);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  } catch (error) {
    throw isRefusal(error) ? gone() : error;
  }
}

/** A page that is not public, as visitors will see it, for whoever has its link. */
export const previewService: Service = {
  name: '@preview',
  get: read,
  post: read,
  head: true,
  takesSegments: true,
  isPublic: true,
  isView: true,
};
