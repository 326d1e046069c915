import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { FormNotice } from '@/forms/form-notice';
import { Screen } from '@/components/screen/screen';
import { ScreenWay } from '@/components/screen/screen-way';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath } from '@/lib/content-path';
import { record, text } from '@/lib/shape';
import { homePath } from '@/site/home-path';
import { useClientState } from '@/state/client-state';
import { AddressForm } from './address-form';
import { messages } from './messages';

/** The order's way: the address, and below `/result` what became of it. Other paths lead back to the address. */
export function CheckoutPage() {
  const { pathname } = useLocation();
  const segments = cmsPath(pathname).split('/');
  const root = segments.indexOf('@cart-checkout') + 1;
  const base = segments.slice(0, root).join('/');
  const below = segments.slice(root).join('/');
  if (below === 'result') return <Result base={base} />;
  return below === '' ? <Checkout base={base} /> : <Navigate to={base} replace />;
}

function Checkout({ base }: { base: string }) {
  const [lines] = useClientState('cart');
  if (lines.length === 0)
    return (
      <Screen title={messages.title} lead={<FormattedMessage {...messages.empty} />}>
        <ToCart base={base} />
      </Screen>
    );
  return (
    <Screen title={messages.title} lead={<FormattedMessage {...messages.lead} />}>
      <h2>
        <FormattedMessage {...messages.order} />
      </h2>
      <ul>
        {lines.map(({ id, title, amount }) => (
          <li key={id}>
            <FormattedMessage {...messages.line} values={{ amount, title }} />
          </li>
        ))}
      </ul>
      <h2>
        <FormattedMessage {...messages.address} />
      </h2>
      <AddressForm base={base} lines={lines} />
      <ToCart base={base} />
    </Screen>
  );
}

function ToCart({ base }: { base: string }) {
  return <ScreenWay to={base.replace(/@cart-checkout$/, '@cart')} label={messages.toCart} />;
}

const arrival = record({ order: text() });

/** The order's number comes along with the way here; who opens the address by itself has none. */
function Result({ base }: { base: string }) {
  const language = useLanguage();
  const { state } = useLocation();
  const { order } = arrival.read(state);
  return (
    <Screen title={messages.title}>
      {order === '' ? (
        <p>
          <FormattedMessage {...messages.noResult} />
        </p>
      ) : (
        <FormNotice kind="success" title={<FormattedMessage {...messages.thanks} />}>
          <FormattedMessage {...messages.thanksText} values={{ order }} />
        </FormNotice>
      )}
      {order === '' ? (
        <ToCart base={base} />
      ) : (
        <ScreenWay to={homePath(language)} label={messages.home} isNext />
      )}
    </Screen>
  );
}
