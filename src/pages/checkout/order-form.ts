import type { Schema } from '@/forms/schema';
import type { CartOrder } from '@/api/types/portal-calls';
import type { Language } from '@/lib/language';
import type { CartLine } from '@/state/remembered';
import { countriesIn, countryName } from './countries';
import { messages } from './messages';

type FormData = CartOrder['formData'];
type Gender = FormData['gender'];

/** What is asked for; the rest of an order's form is worked out from it. */
export type Address = Omit<FormData, 'gender' | 'genderText' | 'countryDe' | 'countryEn'> & {
  gender: Gender | '';
};

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

const genders: readonly Gender[] = ['ms', 'mr', 'other'];

const line = (name: keyof Address & keyof typeof messages, autoComplete: string) =>
  ({ widget: 'text', title: messages[name], autoComplete }) as const;

/** The form of an address; countries are named in the language. */
export const addressSchema = (language: Language): Schema<Address> => ({
  fields: {
    gender: {
      widget: 'choice',
      title: messages.gender,
      none: messages.choose,
      choices: genders.map((value) => ({ value, title: messages[value] })),
      isRequired: true,
    },
    firstName: line('firstName', 'given-name'),
    lastName: { ...line('lastName', 'family-name'), isRequired: true },
    company: line('company', 'organization'),
    addressLine1: { ...line('addressLine1', 'address-line1'), isRequired: true },
    addressLine2: line('addressLine2', 'address-line2'),
    zipCode: { ...line('zipCode', 'postal-code'), isRequired: true },
    city: { ...line('city', 'address-level2'), isRequired: true },
    country: {
      widget: 'choice',
      title: messages.country,
      choices: countriesIn(language).map(({ code, name }) => ({ value: code, title: name })),
      isRequired: true,
    },
    email: { widget: 'email', title: messages.email, autoComplete: 'email', isRequired: true },
  },
});

/** Words for a form of address. */
export const genderMessage = (gender: Address['gender']) => messages[gender === '' ? 'other' : gender];

/** The order as the server takes it; `genderText` is the form of address in the page's language. */
export function orderOf(
  address: Address,
  lines: readonly CartLine[],
  { language, genderText }: { language: Language; genderText: string },
): CartOrder {
  return {
    formData: {
      ...address,
      gender: address.gender === '' ? 'other' : address.gender,
      genderText,
      countryDe: countryName(address.country, 'de'),
      countryEn: countryName(address.country, 'en'),
    },
    orderLines: lines.map(({ id, title, amount }) => ({ '@id': id, title, amount })),
    language,
  };
}
