import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, presentToasts, showToast } from '@/tool/toasts/toast-store';
import { Toasts } from '@/tool/toasts/toasts';
import { renderTool } from '~test/support/render-tool';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of presentToasts()) closeToast(id);
  vi.useRealTimers();
});
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const show = (toast: Parameters<typeof showToast>[0]) => act(() => void showToast(toast));

test('A message closes after five seconds', () => {
  renderTool(<Toasts />);
  show({ kind: 'error', title: 'Titel', text: 'Fehlt.' });
  expect(screen.getByRole('alert')).toHaveTextContent('TitelFehlt.');
  pass(4999);
  expect(screen.queryByRole('alert')).not.toBeNull();
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['focus', fireEvent.focus, fireEvent.blur],
] as const)('It stops under the %s, and goes on afterwards', (_name, begin, end) => {
  renderTool(<Toasts />);
  show({ kind: 'info', title: 'Gesperrt' });
  pass(3000);
  begin(screen.getByRole('alert'));
  pass(60_000);
  end(screen.getByRole('alert'));
  pass(1999);
  expect(screen.queryByRole('alert')).not.toBeNull();
  pass(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('It is closed by its button, and its action closes it and acts', () => {
  renderTool(<Toasts />);
  const onAct = vi.fn();
  show({ kind: 'success', title: 'Eingefügt', action: { name: 'Rückgängig', onAct } });
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(onAct).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).toBeNull();
  show({ kind: 'success', title: 'Eingefügt' });
  fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('The same told again stands there once', () => {
  renderTool(<Toasts />);
  show({ kind: 'error', title: 'Titel' });
  show({ kind: 'error', title: 'Text' });
  show({ kind: 'error', title: 'Titel' });
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual(['Text', 'Titel']);
});
