import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderField } from '~test/support/render-tool';

const user = userEvent.setup();
const type = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

test.each([
  ['de', '31.01.2026', '1.2.2026', '2026-02-01'],
  ['en', '31/01/2026', '1/2/2026', '2026-02-01'],
] as const)('A day is written as the language writes it: %s', async (language, shown, entered, stored) => {
  const path = `/${language}`;
  const { changes } = renderField({ widget: 'date', title: 'Tag' }, '2026-01-31', { language, path });
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue(shown);
  await type(field, entered);
  expect(changes[0]).toBe(stored);
  await user.clear(field);
  expect(changes[0]).toBeNull();
});

test('A day that does not exist stays, is said when it is left, and is not stored', async () => {
  const { changes, bad } = renderField({ widget: 'date', title: 'Tag' }, '2026-01-31');
  const field = screen.getByRole('textbox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '31.02.2026' } });
  expect(bad.size).toBe(1);
  expect(field).toBeValid();
  fireEvent.blur(field);
  expect(field).toHaveValue('31.02.2026');
  expect(field).toHaveAccessibleDescription('Diesen Tag gibt es nicht.');
  expect(changes).toEqual([]);
});

test('Arrow keys go on by days', async () => {
  const { changes } = renderField({ widget: 'date', title: 'Tag' }, '2026-02-28');
  await user.type(screen.getByRole('textbox'), '{ArrowUp}');
  expect(changes[0]).toBe('2026-03-01');
  await user.keyboard('{ArrowDown}');
  expect(changes[0]).toBe('2026-02-28');
});

test('A moment is shown and entered in the zone of the site', async () => {
  const { changes } = renderField({ widget: 'dateTime', title: 'Beginn' }, '2026-07-01T10:00:00+00:00', {
    site: { timezone: 'Europe/Berlin' },
  });
  expect(screen.getByRole('textbox', { name: 'Beginn' })).toHaveValue('01.07.2026');
  const time = screen.getByRole('textbox', { name: 'Beginn, Uhrzeit' });
  expect(time).toHaveValue('12:00');
  await type(time, '13:30');
  expect(changes[0]).toBe('2026-07-01T11:30:00+00:00');
});

test('A field may name a zone of its own', () => {
  const field = { widget: 'dateTime', title: 'Beginn', timeZone: 'America/New_York' } as const;
  renderField(field, '2026-07-01T10:00:00+00:00');
  expect(screen.getByRole('textbox', { name: 'Beginn, Uhrzeit' })).toHaveValue('06:00');
});

test('A time that is entered before its day waits for it, and without a day there is no moment', async () => {
  const { changes } = renderField({ widget: 'dateTime', title: 'Ende' }, null);
  await user.type(screen.getByRole('textbox', { name: 'Ende, Uhrzeit' }), '08:15');
  expect(changes[0] ?? null).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Ende' }), '24.11.2026');
  expect(changes[0]).toBe('2026-11-24T07:15:00+00:00');
  await user.clear(screen.getByRole('textbox', { name: 'Ende' }));
  expect(changes[0]).toBeNull();
});

test('A time of day is stored with hours and minutes', async () => {
  const { changes } = renderField({ widget: 'time', title: 'Uhrzeit' }, '13:45:00');
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('13:45');
  await type(field, '9:05');
  expect(changes[0]).toBe('09:05');
});

test('A time that waits for its day is told as no value, a day that is emptied takes its time along', async () => {
  const { bad, changes } = renderField({ widget: 'dateTime', title: 'Beginn' }, '');
  const time = screen.getByRole('textbox', { name: 'Beginn, Uhrzeit' });
  await user.type(time, '13:45');
  await user.tab();
  expect([...bad.keys()]).toEqual(['field-value-waiting']);
  expect(screen.getByText('Zur Uhrzeit fehlt noch der Tag.')).toBeVisible();
  const day = screen.getByRole('textbox', { name: 'Beginn' });
  await user.type(day, '31.1.2026');
  expect(bad.size).toBe(0);
  expect(changes[0]).toBe('2026-01-31T12:45:00+00:00');
  await user.clear(day);
  expect(changes[0]).toBe(null);
  expect(bad.size).toBe(0);
});
