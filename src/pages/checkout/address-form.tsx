import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { postOrder } from '@/api/cart';
import type { OrderAddress } from '@/api/types/portal-calls';
import { FormNotice } from '@/forms/form-notice';
import { SchemaForm } from '@/forms/schema-form';
import { WordsOf } from '@/forms/words';
import { useLanguage } from '@/i18n/use-language';
import { idle } from '@/lib/remote';
import { addressChanged, emptyAddress, orderChanged, useOrder } from '@/state/cart';
import { useAppDispatch } from '@/state/hooks';
import { useSubmit } from '@/state/use-submit';
import { useUnsavedWork } from '@/state/use-unsaved-work';
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
  const [isSending, setSending] = useState(false);
  const names = Object.keys(schema.fields) as (keyof OrderAddress)[];
  const isFilled = names.some((name) => formData[name] !== emptyAddress[name]);
  useUnsavedWork(isFilled && lines.length > 0 && order.status !== 'loaded');

  // An order that was taken is over: the next one begins anew.
  const isTaken = order.status === 'loaded';
  useEffect(() => {
    if (isTaken && !isSending) dispatch(orderChanged(idle));
  }, [dispatch, isTaken, isSending]);

  const send = async (address: OrderAddress) => {
    setSending(true);
    const genderText = intl.formatMessage(genderMessage(address.gender));
    dispatch(orderChanged({ status: 'pending' }));
    const settled = await submit(orderOf(address, lines, { language, genderText }), language);
    dispatch(orderChanged(settled));
    // Whose session is over goes on in the form: nothing has been ordered.
    if (settled.status === 'failed' && settled.error.status === 401) setSending(false);
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
      onChange={(address) => dispatch(addressChanged(address))}
      onSubmit={send}
      // The result has a page of its own: until that is there the order counts as under way.
      remote={isSending ? { status: 'pending' } : order}
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
