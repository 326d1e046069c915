import type { CartOrder, OrderAddress } from '@/api/types/portal-calls';
import type { Schema } from '@/forms/schema';
import type { Language } from '@/lib/language';
import { countriesIn, countryName } from './countries';
import { messages } from './messages';

const genders = ['ms', 'mr', 'other'] as const;

const complaints = { missing: messages.mandatory, badMail: messages.badMail };
const required = { isRequired: true, complaints } as const;

/** As much as a letter and its server take. */
const longest = 200;

const line = (name: keyof OrderAddress & keyof typeof messages, autoComplete: string) =>
  ({ widget: 'text', title: messages[name], autoComplete, maxLength: longest }) as const;

/** The form of an address; countries are named in the language. */
export const addressSchema = (language: Language): Schema<OrderAddress> => ({
  fields: {
    gender: {
      widget: 'choice',
      title: messages.gender,
      choices: genders.map((value) => ({ value, title: messages[value] })),
      asRadios: true,
      ...required,
    },
    firstName: line('firstName', 'given-name'),
    lastName: { ...line('lastName', 'family-name'), ...required },
    company: line('company', 'organization'),
    addressLine1: { ...line('addressLine1', 'address-line1'), ...required },
    addressLine2: line('addressLine2', 'address-line2'),
    zipCode: { ...line('zipCode', 'postal-code'), ...required },
    city: { ...line('city', 'address-level2'), ...required },
    country: {
      widget: 'choice',
      title: messages.country,
      none: messages.choose,
      choices: countriesIn(language).map(({ code, name }) => ({ value: code, title: name })),
      ...required,
    },
    email: { widget: 'email', title: messages.email, autoComplete: 'email', ...required },
  },
});

/** Words for a form of address. */
export const genderMessage = (gender: OrderAddress['gender']) => messages[gender === '' ? 'other' : gender];

/** A line of an order as the server takes it, with the title that was read. */
export interface NamedLine {
  id: string;
  title: string;
  amount: number;
}

/** The order as the server takes it; `genderText` is the form of address in the page's language. */
export function orderOf(
  address: OrderAddress,
  lines: readonly NamedLine[],
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
