import { describe, expect, test } from 'vitest';
import { trimmed, validate } from '@/forms/validate';
import { countriesIn } from '@/pages/checkout/countries';
import { addressSchema, orderOf } from '@/pages/checkout/order-form';
import { emptyAddress } from '@/state/cart';
import type { OrderAddress } from '@/api/types/portal-calls';

const address: OrderAddress = {
  ...emptyAddress,
  gender: 'ms',
  firstName: ' Ada ',
  lastName: 'Quandt',
  addressLine1: 'Deichweg 3',
  zipCode: '01234',
  city: 'Immerlund',
  email: 'ada@quandt.example',
};

const schema = addressSchema('de');
const errorsIn = (values: OrderAddress) => Object.keys(validate(schema, trimmed(schema, values)));

test('a whole address has no error; blanks alone are missing', () => {
  expect(errorsIn(address)).toEqual([]);
  const blank = Object.fromEntries(
    Object.keys(address).map((name) => [name, ' ']),
  ) as unknown as OrderAddress;
  expect(errorsIn(blank)).toEqual([
    'gender',
    'lastName',
    'addressLine1',
    'zipCode',
    'city',
    'country',
    'email',
  ]);
});

test.each(['ada', 'ada@', '@quandt.example', 'ada@quandt', 'a da@quandt.example'])(
  '%s is no address',
  (email) => {
    expect(errorsIn({ ...address, email })).toEqual(['email']);
  },
);

test('an order names the country in both languages and lines by their paths', () => {
  const lines = [{ id: '/de/warenkorb/bericht', title: 'Bericht', amount: 2 }];
  const order = orderOf(trimmed(schema, { ...address, country: 'AT' }), lines, {
    language: 'de',
    genderText: 'Frau',
  });
  expect(order).toEqual({
    formData: {
      ...address,
      firstName: 'Ada',
      genderText: 'Frau',
      country: 'AT',
      countryDe: 'Österreich',
      countryEn: 'Austria',
    },
    orderLines: [{ '@id': '/de/warenkorb/bericht', title: 'Bericht', amount: 2 }],
    language: 'de',
  });
});

test.each([
  ['mr', 'mr'],
  ['', 'other'],
] as const)('the form of address "%s" is sent as %s', (gender, sent) => {
  const { formData } = orderOf({ ...address, gender }, [], { language: 'en', genderText: '' });
  expect(formData.gender).toBe(sent);
});

describe('the countries', () => {
  /** What of all pairs of letters the browser knows as a country of today. */
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // Groups of states, places that have a code beside that of their state, and codes for private use.
  const others = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ');
  const known = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
    .filter((code) => !others.includes(code));

  test.each(['de', 'en'] as const)('are those of ISO 3166-1, sorted by their names in %s', (language) => {
    const countries = countriesIn(language);
    expect(countries.map(({ code }) => code).sort()).toEqual(known);
    const titles = countries.map(({ name }) => name);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, language)));
    expect(titles.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  });

  test('stand where their names stand in the alphabet of the language', () => {
    const at = (language: 'de' | 'en', code: string) =>
      countriesIn(language).findIndex((country) => country.code === code);
    expect(at('de', 'AT')).toBeGreaterThan(at('de', 'NO'));
    expect(at('en', 'AT')).toBeLessThan(at('en', 'BE'));
    expect(at('de', 'EG')).toBeLessThan(at('de', 'BE'));
  });
});
