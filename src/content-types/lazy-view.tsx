import { fetched } from '@/components/fetched/fetched';
import { withLazyMessages } from '@/components/lazy-messages/lazy-messages';
import type { ContentPageView, ContentType } from './definition';
import type { readView } from './read-view';

/** Who works at an institute or in an area: a file of its own, since these pages need nothing else of the rarer types. */
export const unitPeople: ContentPageView = withLazyMessages(
  'view',
  fetched(async () => (await import('./organisational-unit/unit-people')).UnitPeople),
);

type Group = Readonly<Record<string, unknown>> & { readView: typeof readView };

type TypeIn<G> = { [Name in keyof G]: G[Name] extends ContentType ? Name : never }[keyof G];

/** Views of a group of types, which is fetched when such content is opened or pointed at, its shapes and words with it. */
const viewsIn =
  <G extends Group>(load: () => Promise<G>) =>
  (name: TypeIn<G>, part?: 'after'): ContentPageView =>
    withLazyMessages(
      'view',
      fetched(async () => {
        const types = await load();
        return types.readView(types[name] as ContentType, part);
      }),
    );

export const blogView = viewsIn(() => import('./blog-types'));
export const fileView = viewsIn(() => import('./files-types'));
export const jobView = viewsIn(() => import('./jobs-types'));
export const memberView = viewsIn(() => import('./member-types'));
export const newsView = viewsIn(() => import('./news-types'));
export const offerView = viewsIn(() => import('./offer-types'));
export const orderView = viewsIn(() => import('./orders-types'));
export const otherView = viewsIn(() => import('./others-types'));
export const peopleView = viewsIn(() => import('./people-types'));
