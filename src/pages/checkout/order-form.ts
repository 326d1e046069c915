import type { MessageDescriptor } from 'react-intl';
import type { CartOrder } from '@/api/types/portal-calls';
import type { Language } from '@/lib/language';
import type { CartLine } from '@/state/remembered';
import { countryName } from './countries';
import { messages } from './messages';

export type AddressField =
  | 'gender'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'addressLine1'
  | 'addressLine2'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'email';

export type Address = Record<AddressField, string>;

export const emptyAddress: Address = {
  gender: '',
  firstName: '',
  lastName: '',
  company: '',
  addressLine1: '',
  addressLine2: '',
  zipCode: '',
  city: '',
  country: 'DE',
  email: '',
};

export const requiredFields: readonly AddressField[] = [
  'gender',
  'lastName',
  'addressLine1',
  'zipCode',
  'city',
  'country',
  'email',
];

/** What is wrong with an address, in the order of the form. */
export function faultsIn(address: Address): Partial<Record<AddressField, MessageDescriptor>> {
  const missing = requiredFields.filter((name) => address[name].trim() === '');
  const email = address.email.trim();
  return {
    ...Object.fromEntries(missing.map((name) => [name, messages.missing])),
    ...(email !== '' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) && { email: messages.badMail }),
  };
}

const genders = ['ms', 'mr', 'other'] as const;

/** The order as the server takes it; `genderText` is the form of address in the page's language. */
export function orderOf(
  address: Address,
  lines: readonly CartLine[],
  { language, genderText }: { language: Language; genderText: string },
): CartOrder {
  const trimmed = Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name, value.trim()]),
  ) as Address;
  return {
    formData: {
      ...trimmed,
      gender: genders.find((gender) => gender === address.gender) ?? 'other',
      genderText,
      countryDe: countryName(address.country, 'de'),
      countryEn: countryName(address.country, 'en'),
    },
    orderLines: lines.map(({ id, title, amount }) => ({ '@id': id, title, amount })),
    language,
  };
}
