import { expect, test } from 'vitest';
import { useDates } from '@/i18n/use-dates';
import { renderWithSite } from '~test/support/render';

function Dates({ value }: { value: string | null }) {
  const dates = useDates();
  return [dates.date(value), dates.time(value), dates.dateTime(value), dates.plain(value)].join('|');
}

test.each([
  ['de', null, 'Kein Datum'],
  ['de', 'gestern', 'Kein Datum'],
  ['en', null, 'No date'],
  ['en', '1970-01-01T00:00:00Z', ''],
] as const)('in %s the date %j reads %s', (language, value, words) => {
  const { container } = renderWithSite(<Dates value={value} />, { language, path: `/${language}/x` });
  expect(container).toHaveTextContent(Array.from({ length: 4 }, () => words).join('|'));
});
