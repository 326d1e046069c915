import type { AnyContent } from '@/api/types/any-content';
import type { PageHead, VisitedContent } from '@/api/types/page-head';
import { apiPrefix } from '~mocks/http/target';
import type { Page } from './page';
import { describedPage } from './page';
import { outlineOf } from './page-outline';
import { namesContent } from './plone-paths';
import { visitorsAddresses, type PublicReader } from './public-reader';
import type { PageConfig } from './site-config';

/** What the app says of its pages; the build hands it to the server. */
export interface HeadMaker {
  /** The head of the page that the CMS answered with; `config` names the origin of the site as its `publicUrl`. */
  pageHead(content: AnyContent, config: PageConfig): PageHead;
  /** What visitors see first at a path: content, a screen of the app, or nothing where the variant leaves it out. */
  visitedContent(pathname: string, config: PageConfig): VisitedContent | 'screen' | 'missing';
}

/** What a visitor's browser gets for the address of a page. */
type Visited = { status: 200 | 404 | 410; page: Page } | { status: 301; location: string };

interface Visit {
  pathname: string;
  /** Parameters of the address, with the question mark. */
  search: string;
  origin: string;
  reader: PublicReader;
  page: Page;
}

/** Milliseconds for which a page is waited for, and for which what was said of it is said again. */
const patience = 300;
/** Milliseconds after which the head is asked for by itself: machines read nothing else. */
const headStart = 150;
const freshness = 10_000;
/** Pages that are remembered, and questions to the CMS at once. */
const mostPages = 500;
const mostQuestions = 50;

/** The query of what the head is made of. */
const headQuery = '?include_items=false&expand=breadcrumbs,translations';

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

async function ask(
  { path, call, language, isScreenElse }: VisitedContent,
  visit: Visit,
  heads: HeadMaker,
  part: 'whole' | 'head',
): Promise<Visited | undefined> {
  const { reader, origin, page, search } = visit;
  const response = await reader.ask(part === 'whole' ? call : path + headQuery, language);
  const location = response.headers.get('location');
  if (isRedirect(response.status) && location !== null) {
    const [place = ''] = visitorsAddresses(reader, origin)(location).split('?', 1);
    return { status: 301, location: place + search };
  }
  // No CMS of the portal says that content is gone for good; what an institute puts into Plone or before it may.
  if (response.status === 404 || response.status === 410)
    return isScreenElse ? undefined : { status: response.status, page };
  if (!response.ok) return undefined;
  const json = await response.text();
  const content = JSON.parse(json) as AnyContent;
  const { publicUrl, linkBases } = page.config;
  const config = { ...page.config, publicUrl: publicUrl || origin, linkBases: [...linkBases, origin] };
  const head = heads.pageHead(content, config);
  const answer = { url: `/${apiPrefix}${call}`, language, json };
  const described = { head, outline: outlineOf(content), ...(part === 'whole' && { answer }) };
  return { status: 200, page: describedPage(page, described) };
}

/** Waits for an answer no longer than so many milliseconds; a failure is undefined. */
function within<T>(time: number, answer: Promise<T>): Promise<T | undefined | 'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), time);
    const settle = (value: T | undefined) => {
      clearTimeout(timer);
      resolve(value);
    };
    answer.then(settle, () => settle(undefined));
  });
}

/** What is asked of a page: the whole, and its head alone once that is late. */
interface Asked {
  whole: Promise<Visited | undefined>;
  head?: Promise<Visited | undefined>;
}

export interface DescribedPages {
  /** What the CMS lets the app's page say to everybody; undefined where it says nothing, or not in time. */
  visit(visit: Visit): Promise<Visited | undefined>;
  /** Content is being changed: all that was said is forgotten, and nothing more remembered until what is given back is called. */
  changing(): () => void;
}

/** Remembers for a moment what it was told of a page. */
export function createDescribedPages(heads: HeadMaker, now: () => number = Date.now): DescribedPages {
  const known = new Map<string, { page: Page; until: number; asked: Asked }>();
  let questions = 0;
  let changes = 0;

  function remembered(key: string, page: Page): Asked | undefined {
    const entry = known.get(key);
    return entry?.page === page && now() < entry.until ? entry.asked : undefined;
  }

  function remember(key: string, page: Page, asked: Asked): void {
    known.delete(key);
    if (changes > 0) return;
    if (known.size >= mostPages) known.delete(known.keys().next().value ?? '');
    known.set(key, { page, until: now() + freshness, asked });
    const forget = () => {
      if (known.get(key)?.asked === asked) known.delete(key);
    };
    // Only what is there stays true for a while.
    asked.whole.then((answer) => {
      if (answer?.status !== 200) forget();
    }, forget);
  }

  return {
    async visit(visit) {
      const content = heads.visitedContent(visit.pathname, visit.page.config);
      if (content === 'screen') return undefined;
      if (content === 'missing') return { status: 404, page: visit.page };
      // Nobody makes the server ask for what it would not hand on.
      if (!namesContent(content.path)) return undefined;
      const key = `${visit.origin} ${content.path}`;
      const question = (part: 'whole' | 'head') => {
        if (questions >= mostQuestions) return undefined;
        questions += 1;
        return ask(content, visit, heads, part).finally(() => (questions -= 1));
      };
      let asked = remembered(key, visit.page);
      if (!asked) {
        const whole = question('whole');
        if (!whole) return undefined;
        asked = { whole };
        remember(key, visit.page, asked);
      }
      const early = await within(headStart, asked.whole);
      if (early !== 'late') return early;
      asked.head ??= question('head');
      const whole = await within(patience - headStart, asked.whole);
      if (whole !== 'late' || !asked.head) return whole === 'late' ? undefined : whole;
      const head = await within(0, asked.head);
      return head === 'late' ? undefined : head;
    },
    changing() {
      changes += 1;
      known.clear();
      return () => {
        changes -= 1;
      };
    },
  };
}
