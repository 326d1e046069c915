import { useEffect, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { postOrder } from '@/api/cart';
import type { OrderAddress } from '@/api/types/portal-calls';
import { FormNotice } from '@/forms/form-notice';
import { SchemaForm } from '@/forms/schema-form';
import { WordsOf } from '@/forms/words';
import { useLanguage } from '@/i18n/use-language';
import { idle } from '@/lib/remote';
import { addressChanged, orderChanged, useOrder } from '@/state/cart';
import { useAppDispatch } from '@/state/hooks';
import { useSubmit } from '@/state/use-submit';
import { messages } from './messages';
import { addressSchema, genderMessage, orderOf, type NamedLine } from './order-form';

interface AddressFormProps {
  base: string;
  lines: readonly NamedLine[];
  /** Nothing can be ordered as it is. */
  isBlocked: boolean;
}

/** Where the order is to be sent. What was typed stays as long as the tab, wherever one goes meanwhile. */
export function AddressForm({ base, lines, isBlocked }: AddressFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const schema = useMemo(() => addressSchema(language), [language]);
  const { formData, order } = useOrder();
  const { submit } = useSubmit(postOrder);
  const isSending = useRef(false);

  // An order that was taken is over: the next one begins anew.
  const isTaken = order.status === 'loaded';
  useEffect(() => {
    if (isTaken && !isSending.current) dispatch(orderChanged(idle));
  }, [dispatch, isTaken]);

  const send = async (address: OrderAddress) => {
    if (isSending.current) return;
    isSending.current = true;
    const genderText = intl.formatMessage(genderMessage(address.gender));
    dispatch(orderChanged({ status: 'pending' }));
    const settled = await submit(orderOf(address, lines, { language, genderText }), language);
    dispatch(orderChanged(settled));
    // Whose session is over goes on in the form: nothing has been ordered.
    if (settled.status === 'failed' && settled.error.status === 401) isSending.current = false;
    else void navigate(`${base}/result`);
  };

  const beside = (wrong: readonly string[]) =>
    wrong.length > 0 && (
      <p className="checkout__missing meta">
        <FormattedMessage {...messages.missing} values={{ count: wrong.length }} />{' '}
        {wrong.map((name) => (
          <button key={name} type="button" onClick={() => document.getElementById(name)?.focus()}>
            <WordsOf words={schema.fields[name as keyof OrderAddress].title} />
          </button>
        ))}
      </p>
    );

  return (
    <SchemaForm
      schema={schema}
      initial={formData}
      isEager
      isBlocked={isBlocked}
      holdsWork
      onChange={(address) => dispatch(addressChanged(address))}
      onSubmit={send}
      remote={order}
      submit={messages.submit}
      submitting={messages.submitting}
      beside={beside}
      failure={(_error, words) => (
        <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
          {words || <FormattedMessage {...messages.failedText} />}
        </FormNotice>
      )}
    />
  );
}
