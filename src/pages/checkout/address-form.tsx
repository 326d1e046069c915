import { useState, type FormEvent } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { postOrder } from '@/api/cart';
import { FormField } from '@/components/form-field/form-field';
import { FormNotice } from '@/components/form-field/form-notice';
import { FormSelect } from '@/components/form-field/form-select';
import { useLanguage } from '@/i18n/use-language';
import { clientStateChanged } from '@/state/client-state';
import type { CartLine } from '@/state/remembered';
import { useAppDispatch } from '@/state/hooks';
import { useSubmit } from '@/state/use-submit';
import { countriesIn } from './countries';
import { messages } from './messages';
import {
  emptyAddress,
  faultsIn,
  orderOf,
  requiredFields,
  type Address,
  type AddressField,
} from './order-form';

const lines: readonly { name: AddressField; autoComplete: string }[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'company', autoComplete: 'organization' },
  { name: 'addressLine1', autoComplete: 'address-line1' },
  { name: 'addressLine2', autoComplete: 'address-line2' },
  { name: 'zipCode', autoComplete: 'postal-code' },
  { name: 'city', autoComplete: 'address-level2' },
];

const genders = { ms: messages.ms, mr: messages.mr, other: messages.other };

/** Where the order is to be sent. */
export function AddressForm({ base, lines: ordered }: { base: string; lines: readonly CartLine[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const [address, setAddress] = useState<Address>(emptyAddress);
  const [faults, setFaults] = useState<Partial<Record<AddressField, MessageDescriptor>>>({});
  const { remote, submit } = useSubmit(postOrder);
  const isSubmitting = remote.status === 'pending';
  const set = (name: AddressField) => (value: string) => setAddress({ ...address, [name]: value });
  const field = (name: AddressField) => ({
    id: name,
    label: messages[name],
    value: address[name],
    error: faults[name],
    isRequired: requiredFields.includes(name),
    onChange: set(name),
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const found = faultsIn(address);
    setFaults(found);
    const first = (Object.keys(emptyAddress) as AddressField[]).find((name) => found[name] !== undefined);
    if (first !== undefined) {
      document.getElementById(first)?.focus();
      return;
    }
    const gender = Object.entries(genders).find(([name]) => name === address.gender)?.[1] ?? messages.other;
    const genderText = intl.formatMessage(gender);
    const order = await submit(orderOf(address, ordered, { language, genderText }), language);
    if (order === undefined) return;
    dispatch(clientStateChanged({ cart: [] }));
    void navigate(`${base}/result`, { state: { order }, replace: true });
  };

  return (
    <form className="form screen__form" noValidate onSubmit={(event) => void send(event)}>
      {remote.status === 'failed' && (
        <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
          {remote.error.message}
        </FormNotice>
      )}
      <FormSelect
        {...field('gender')}
        choose={messages.choose}
        choices={Object.entries(genders).map(([value, label]) => ({
          value,
          title: intl.formatMessage(label),
        }))}
      />
      {lines.map(({ name, autoComplete }) => (
        <FormField key={name} {...field(name)} autoComplete={autoComplete} />
      ))}
      <FormSelect
        {...field('country')}
        choices={countriesIn(language).map(({ code, name }) => ({ value: code, title: name }))}
      />
      <FormField {...field('email')} type="email" autoComplete="email" />
      <div>
        <button type="submit" className="button" aria-disabled={isSubmitting}>
          <FormattedMessage {...(isSubmitting ? messages.submitting : messages.submit)} />
        </button>
      </div>
    </form>
  );
}
