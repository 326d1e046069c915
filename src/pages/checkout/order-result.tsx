import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PlacedOrder } from '@/api/cart';
import { formErrorOf } from '@/api/form-error';
import type { OrderAddress } from '@/api/types/portal-calls';
import { FormNotice } from '@/forms/form-notice';
import { Screen } from '@/components/screen/screen';
import { ScreenWay } from '@/components/screen/screen-way';
import { useLanguage } from '@/i18n/use-language';
import type { RemoteError } from '@/lib/remote';
import { homePath } from '@/site/home-path';
import { orderEnded, useOrder } from '@/state/cart';
import { useAppDispatch } from '@/state/hooks';
import { countryName } from './countries';
import { messages } from './messages';

/** What became of an order. It takes the cart out of what the browser keeps, even where the order failed. */
export function OrderResult({ base }: { base: string }) {
  const dispatch = useAppDispatch();
  const { formData, order } = useOrder();
  const isOver = order.status === 'loaded' || order.status === 'failed';
  useEffect(() => {
    if (isOver) dispatch(orderEnded());
  }, [dispatch, isOver]);
  return (
    <Screen title={order.status === 'failed' ? messages.error : messages.title}>
      {order.status === 'loaded' && <Success order={order.data} address={formData} />}
      {order.status === 'failed' && <Failure base={base} error={order.error} />}
      {!isOver && (
        <>
          <p>
            <FormattedMessage {...(order.status === 'pending' ? messages.submitting : messages.empty)} />
          </p>
          <ScreenWay to={base.replace(/@cart-checkout$/, '@cart')} label={messages.toCart} />
        </>
      )}
    </Screen>
  );
}

function Success({ order, address }: { order: PlacedOrder; address: OrderAddress }) {
  const language = useLanguage();
  const { firstName, lastName, company, addressLine1, addressLine2, zipCode, city, country } = address;
  const place = [
    `${firstName} ${lastName}`.trim(),
    company,
    addressLine1,
    addressLine2,
    `${zipCode} ${city}`,
    countryName(country, language),
  ];
  return (
    <>
      <FormNotice kind="success" title={<FormattedMessage {...messages.thanks} />}>
        <FormattedMessage {...messages.acknowledgement} />{' '}
        <FormattedMessage {...messages.number} values={{ order: order.order_id }} />
      </FormNotice>
      <h2>
        <FormattedMessage {...messages.order} />
      </h2>
      <ul className="order-result__lines">
        {order.orderLines.map(({ '@id': id, title, amount = 0 }) => (
          <li key={id}>
            <FormattedMessage {...messages.line} values={{ amount, title: <bdi key="title">{title}</bdi> }} />
          </li>
        ))}
      </ul>
      <h2>
        <FormattedMessage {...messages.address} />
      </h2>
      <address className="order-result__address">
        {place
          .filter((line) => line.trim() !== '')
          .map((line, index) => (
            <bdi key={index}>{line}</bdi>
          ))}
      </address>
      <ScreenWay to={homePath(language)} label={messages.home} isNext />
    </>
  );
}

function Failure({ base, error }: { base: string; error: RemoteError }) {
  const { status, kind } = error;
  const { form, fields } = formErrorOf(error);
  const said = [form, ...Object.values(fields)].filter(Boolean);
  const isUnreachable = status === null && kind !== 'malformed';
  return (
    <>
      <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
        {isUnreachable ? (
          <FormattedMessage {...messages.unreachable} />
        ) : (
          <FormattedMessage
            {...(status === null ? messages.unreadable : messages.status)}
            values={{ status, message: error.message }}
          />
        )}
        {said.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </FormNotice>
      <p className="order-result__kept">
        <FormattedMessage {...messages.kept} />
      </p>
      <ScreenWay to={base} label={messages.back} isNext />
    </>
  );
}
