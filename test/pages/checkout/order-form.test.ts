import { expect, test } from 'vitest';
import { trimmed, validate } from '@/forms/validate';
import { addressSchema, emptyAddress, orderOf, type Address } from '@/pages/checkout/order-form';

const address: Address = {
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
const errorsIn = (values: Address) => Object.keys(validate(schema, trimmed(schema, values)));

test('a whole address has no error; blanks alone are missing', () => {
  expect(errorsIn(address)).toEqual([]);
  const blank = Object.fromEntries(Object.keys(address).map((name) => [name, ' '])) as unknown as Address;
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
