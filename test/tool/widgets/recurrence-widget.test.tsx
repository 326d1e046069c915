import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderField } from '~test/support/render-tool';

const user = userEvent.setup();

const show = (stored: string, start = '2026-01-01T09:00:00+00:00') =>
  renderField({ widget: 'recurrence', title: 'Wiederholung', start: 'start' }, stored, { beside: { start } });

const shownDates = () => screen.getAllByRole('listitem').map((each) => each.firstChild?.textContent);

test('What comes again is chosen, with the dates that it gives', async () => {
  const { changes } = show('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wie oft' }), 'Wöchentlich');
  expect(changes[0]).toBe('RRULE:FREQ=WEEKLY;COUNT=10');
  await user.click(screen.getByRole('checkbox', { name: 'Montag' }));
  expect(changes[0]).toBe('RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=MO,TH');
  const count = screen.getByRole('spinbutton', { name: 'Anzahl der Termine' });
  await user.clear(count);
  await user.type(count, '3');
  expect(changes[0]).toBe('RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=MO,TH');
  expect(shownDates()).toEqual(['Do., 1. Jan. 2026', 'Mo., 5. Jan. 2026', 'Do., 8. Jan. 2026']);
});

test('A date is left out and taken back', async () => {
  const { changes } = show('RRULE:FREQ=DAILY;COUNT=3');
  await user.click(screen.getByRole('button', { name: /^Auslassen: Freitag, 2\. Januar 2026/ }));
  expect(changes[0]).toBe('RRULE:FREQ=DAILY;COUNT=3\nEXDATE:20260102T000000');
  expect(screen.getByText('2 Termine')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Wieder aufnehmen/ }));
  expect(changes[0]).toBe('RRULE:FREQ=DAILY;COUNT=3');
});

test('A series ends on a day, and comes every other month on the last Friday', async () => {
  const { changes } = show('RRULE:FREQ=MONTHLY;COUNT=10', '2026-01-30T09:00:00+00:00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wann die Wiederholung endet' }), 'endet am');
  expect(changes[0]).toMatch(/^RRULE:FREQ=MONTHLY;UNTIL=2026\d{4}T000000$/);
  const day = screen.getByRole('textbox', { name: 'Letzter Tag' });
  await user.clear(day);
  await user.type(day, '31.07.2026');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'An welchem Tag des Monats' }),
    'am letzten Freitag des Monats',
  );
  const interval = screen.getByRole('spinbutton', { name: 'Abstand' });
  await user.clear(interval);
  await user.type(interval, '2');
  expect(changes[0]).toBe('RRULE:FREQ=MONTHLY;UNTIL=20260731T000000;BYDAY=-1FR;INTERVAL=2');
  expect(shownDates()).toEqual([
    'Fr., 30. Jan. 2026',
    'Fr., 27. März 2026',
    'Fr., 29. Mai 2026',
    'Fr., 31. Juli 2026',
  ]);
});

test('Nothing repeats any more where that is chosen', async () => {
  const { changes } = show('RRULE:FREQ=YEARLY;COUNT=2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wie oft' }), 'Wiederholt sich nicht');
  expect(changes[0]).toBeNull();
});

test('What the form does not know is said, and stays', async () => {
  const { changes } = show('RRULE:FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU;COUNT=3');
  expect(screen.getByText(/BYSETPOS=-1/)).toBeVisible();
  await user.clear(screen.getByRole('spinbutton', { name: 'Anzahl der Termine' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Anzahl der Termine' }), '5');
  expect(changes[0]).toBe('RRULE:FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU;COUNT=5');
});

test.each([
  ['of hours', 'FREQ=HOURLY'],
  ['in words', 'jeden Montag'],
  ['with a thousand lines', `RRULE:FREQ=DAILY\n${'EXDATE:20260101T000000\n'.repeat(1000)}`],
])('A rule %s is text', async (_, stored) => {
  const { changes } = show(stored);
  expect(screen.getByRole('textbox', { name: 'Wiederholung' })).toHaveValue(stored);
  await user.click(screen.getByRole('button', { name: 'Regel löschen und neu wählen' }));
  expect(changes[0]).toBeNull();
});

test('Without a beginning the dates are said to come', () => {
  show('RRULE:FREQ=DAILY;COUNT=3', '');
  expect(screen.getByText(/sobald der Beginn eingetragen ist/)).toBeVisible();
});
