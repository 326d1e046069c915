import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PageFacts } from '@/api/page-actions';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { parentOf } from '@/lib/path-parts';
import { AdminScreen } from '../kit/admin-screen';
import { messages as kitMessages } from '../kit/messages';
import { PlaceScreen } from '../kit/place-screen';
import { DeletionFacts } from './deletion-facts';
import { messages } from './messages';
import { useDelete, useDeletionFacts } from './use-deletion';

/** Asks, as a screen of its own, before the content is deleted on whose path it stands. */
export function DeletePage() {
  return <PlaceScreen action="delete">{(page) => <DeleteForm key={page.path} page={page} />}</PlaceScreen>;
}

function DeleteForm({ page }: { page: PageFacts }) {
  const go = useGo();
  const [items] = useState([page]);
  const facts = useDeletionFacts(items);
  const remove = useDelete();
  const [isBegun, setBegun] = useState(false);
  const confirm = async () => {
    setBegun(true);
    const gone = await remove(items, ([path]) => {
      if (path !== undefined) go(path);
    });
    if (gone.length > 0) go(parentOf(page.path) || '/', { replace: true });
    else setBegun(false);
  };
  return (
    <AdminScreen title={messages.title} heading={<FormattedMessage {...messages.one} />} isNarrow>
      <div className="admin-deletion">
        <DeletionFacts items={items} facts={facts} />
        <div className="admin-deletion__ways">
          <button
            type="button"
            className="admin-button admin-button--danger"
            disabled={isBegun || facts.remote.status === 'pending'}
            onClick={() => void confirm()}
          >
            <FormattedMessage {...(facts.breaksLinks ? messages.deleteAndBreak : messages.delete)} />
          </button>
          <PageLink to={page.path} className="admin-button admin-button--plain">
            <FormattedMessage {...kitMessages.cancel} />
          </PageLink>
        </div>
      </div>
    </AdminScreen>
  );
}
