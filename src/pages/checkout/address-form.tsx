import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { postOrder } from '@/api/cart';
import { FormNotice } from '@/forms/form-notice';
import { SchemaForm } from '@/forms/schema-form';
import { useLanguage } from '@/i18n/use-language';
import { clientStateChanged } from '@/state/client-state';
import { useAppDispatch } from '@/state/hooks';
import type { CartLine } from '@/state/remembered';
import { useSubmit } from '@/state/use-submit';
import { messages } from './messages';
import { addressSchema, emptyAddress, genderMessage, orderOf, type Address } from './order-form';

/** Where the order is to be sent. */
export function AddressForm({ base, lines }: { base: string; lines: readonly CartLine[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const schema = useMemo(() => addressSchema(language), [language]);
  const { remote, submit } = useSubmit(postOrder);

  const send = async (address: Address) => {
    const genderText = intl.formatMessage(genderMessage(address.gender));
    const order = await submit(orderOf(address, lines, { language, genderText }), language);
    if (order.status === 'failed') return;
    dispatch(clientStateChanged({ cart: [] }));
    void navigate(`${base}/result`, { state: { order: order.data }, replace: true });
  };

  return (
    <SchemaForm
      schema={schema}
      initial={emptyAddress}
      holdsWork
      onSubmit={send}
      remote={remote}
      submit={messages.submit}
      submitting={messages.submitting}
      failure={(_error, words) => (
        <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
          {words || <FormattedMessage {...messages.failedText} />}
        </FormNotice>
      )}
    />
  );
}
