import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import type { LinkGroup, LinkedInside, LinksToItem } from '@/api/relations';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { ReviewState } from '@/components/review-state/review-state';
import { Screen } from '@/components/screen/screen';
import { ScreenTable } from '@/components/screen/screen-table';
import { ScreenWay } from '@/components/screen/screen-way';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import { useAppDispatch, useAppSelector, useSession } from '@/state/hooks';
import { relations } from '@/state/relations';
import { messages } from './messages';

/** Lists what links or refers to the content whose path it stands on. */
export function LinksToItemPage() {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const userId = useSession()?.userId;
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  const remote = useAppSelector((state) => relations.select(state.relations ?? {}));

  useEffect(() => {
    dispatch(relations.reset());
    const loading = dispatch(relations.load({ path, language }));
    return () => loading.abort();
  }, [dispatch, path, language, userId]);

  if (remote.status === 'failed')
    return <ErrorView error={remote.error} retry={() => void dispatch(relations.load({ path, language }))} />;
  const title = dataOf(remote)?.title;
  return (
    <Screen
      title={messages.title}
      heading={title && <FormattedMessage {...messages.heading} values={{ title }} />}
    >
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(links) => <Links links={links} />}
      </RemoteData>
      <ScreenWay to={path || '/'} label={messages.back} />
    </Screen>
  );
}

function Links({ links: { groups, integrity } }: { links: LinksToItem }) {
  const withheld = integrity?.withheld ?? 0;
  const inside = integrity?.inside ?? [];
  return (
    <>
      {groups.length === 0 && withheld === 0 && (
        <p>
          <FormattedMessage {...messages.none} />
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.relation} group={group} />
      ))}
      {withheld > 0 && (
        <p>
          <FormattedMessage {...messages.withheld} values={{ count: withheld }} />
        </p>
      )}
      {inside.length > 0 && <Inside items={inside} />}
      {integrity === null && (
        <p className="meta">
          <FormattedMessage {...messages.unchecked} />
        </p>
      )}
    </>
  );
}

/** Linked items in the folder on which the screen stands; each leads to what links to it. */
function Inside({ items }: { items: readonly LinkedInside[] }) {
  return (
    <section>
      <h2>
        <FormattedMessage {...messages.inside} />
      </h2>
      <ScreenTable columns={[messages.name, messages.links, messages.type]}>
        {items.map((item) => (
          <tr key={item['@id']}>
            <td>
              <UniversalLink to={`${item['@id']}/links-to-item`}>{item.title || item['@id']}</UniversalLink>
            </td>
            <td>{item.links}</td>
            <td>{item.type_title}</td>
          </tr>
        ))}
      </ScreenTable>
    </section>
  );
}

function Group({ group: { relation, items } }: { group: LinkGroup }) {
  return (
    <section>
      <h2>
        {relation === 'isReferencing' ? (
          <FormattedMessage {...messages.inText} />
        ) : relation === 'relatedItems' ? (
          <FormattedMessage {...messages.related} />
        ) : (
          <FormattedMessage {...messages.other} values={{ relation }} />
        )}
      </h2>
      <ScreenTable columns={[messages.name, messages.state, messages.type]}>
        {items.map((item) => (
          <tr key={item['@id']}>
            <td>
              <UniversalLink to={item['@id']}>{item.title || item['@id']}</UniversalLink>
            </td>
            <td>
              <ReviewState state={item.review_state} />
            </td>
            <td>{item.type_title}</td>
          </tr>
        ))}
      </ScreenTable>
    </section>
  );
}
