import { FormattedMessage } from 'react-intl';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { AdminScreen } from '../kit/admin-screen';
import { messages as kitMessages } from '../kit/messages';
import { PlaceScreen } from '../kit/place-screen';
import { AliasList } from './alias-list';
import { messages } from './messages';

/** The other addresses of the content on whose path it stands. */
export function AliasesPage() {
  return (
    <PlaceScreen action="edit">
      {({ path, title }) => (
        <LazyMessages part="editor">
          <AdminScreen
            title={messages.title}
            heading={<FormattedMessage {...messages.heading} values={{ title }} />}
            back={{ to: path || '/', words: kitMessages.back }}
          >
            <p>
              <FormattedMessage {...messages.lead} />
            </p>
            <AliasList key={path} page={path} label={messages.title} />
          </AdminScreen>
        </LazyMessages>
      )}
    </PlaceScreen>
  );
}
