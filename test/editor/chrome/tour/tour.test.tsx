import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTour } from '@/editor/chrome/tour/use-tour';
import { keepFor, keptFor } from '@/tool/kept-per-user';
import { answer, startApi } from '~test/support/api';
import { renderEditor } from '~test/support/render-editor';
import { holding, words } from '../../document/pages';

const api = startApi();
beforeEach(() => {
  localStorage.clear();
  api.use(answer('/de/seite/@notes', { items: [] }));
});

const title = 'Rundgang durch den Editor';
const page = {
  '@id': '/de/seite',
  '@type': 'Document',
  title: 'Seite',
  ...holding({ a: words('Ein Wort'), b: words('Noch eines') }),
};

/** Has everything that is drawn take some room in the window, which jsdom gives nothing. */
const drawAll = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 100, 200, 40));

const heading = () => screen.findByRole('heading', { level: 2 });

test('who edits for the first time is shown the tour, without losing the focus', async () => {
  renderEditor(page, { isFirstUse: true });
  const tour = await screen.findByRole('dialog', { name: title });
  expect(tour).not.toContainElement(document.activeElement as HTMLElement);
  expect(await screen.findByText(/steht hinter den Werkzeugen der Seite/)).toHaveAttribute('role', 'status');
  expect(keptFor('portal-tour', 'editor')).toEqual(['shown']);
});

/** Opens an editor of which the tour alone is there; what it does once the browser is idle. */
function openAlone(user: string, isOccupied = false) {
  const later: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => later.push(run));
  const { result } = renderHook(() => useTour(user, isOccupied));
  vi.unstubAllGlobals();
  return { later, tour: () => result.current.tour };
}

test.each([
  ['was shown it before', 'known', false],
  ['has work to be resumed', 'new', true],
  ['is not known', '', false],
])('it does not open for who %s', (_, user, isOccupied) => {
  keepFor('portal-tour', 'known', ['shown']);
  expect(openAlone(user, isOccupied).later).toEqual([]);
});

test('it does not open over a dialog, and comes with the next page instead', async () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  const first = openAlone('new');
  await act(async () => {
    for (const run of first.later) run();
    await import('@/editor/chrome/tour/tour');
  });
  expect(first.tour()).toBeUndefined();
  expect(keptFor('portal-tour', 'new')).toEqual([]);
  dialog.remove();
  const second = openAlone('new');
  expect(second.later).toHaveLength(1);
  await act(async () => {
    for (const run of second.later) run();
    await import('@/editor/chrome/tour/tour');
  });
  expect(second.tour()).toBeDefined();
});

test('the sheet of keys opens it again; it is walked by keys, and gives the focus back', async () => {
  drawAll();
  const user = userEvent.setup();
  renderEditor(page);
  const keys = await screen.findByRole('button', { name: 'Tasten' });
  await user.click(keys);
  await user.click(await screen.findByRole('button', { name: title }));
  const tour = await screen.findByRole('dialog', { name: title });
  const next = within(tour).getByRole('button', { name: 'Weiter' });
  expect(next).toHaveFocus();
  expect(tour).toHaveTextContent('Rundgang, 1 von 6');
  const ring = () => document.querySelector('.tool-tour__ring');
  // What lies on the sheet is covered by bars and menus; the ring is too.
  expect(ring()).toHaveClass('tool-tour__ring--sheet');
  const titles = [(await heading()).textContent];
  for (let step = 2; step <= 6; step += 1) {
    await user.keyboard('{Enter}');
    expect(tour).toHaveTextContent(`Rundgang, ${step} von 6`);
    titles.push((await heading()).textContent);
  }
  expect(new Set(titles).size).toBe(6);
  expect(ring()).not.toHaveClass('tool-tour__ring--sheet');
  await user.click(within(tour).getByRole('button', { name: 'Zurück' }));
  expect(tour).toHaveTextContent('Rundgang, 5 von 6');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  expect(keys).toHaveFocus();
});

test('what the window has no control for is not told', async () => {
  const user = userEvent.setup();
  renderEditor(page, { isFirstUse: true });
  const tour = await screen.findByRole('dialog', { name: title });
  expect(tour).toHaveTextContent('Rundgang, 1 von 2');
  await user.click(within(tour).getByRole('button', { name: 'Weiter' }));
  await user.click(within(tour).getByRole('button', { name: 'Fertig' }));
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
});

test('what a step points at is looked for once, and not in each frame', async () => {
  drawAll();
  renderEditor(page, { isFirstUse: true });
  await screen.findByRole('dialog', { name: title });
  const frame = () => act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
  await frame();
  const looks = vi.spyOn(document, 'querySelectorAll');
  for (let count = 0; count < 5; count += 1) await frame();
  expect(looks.mock.calls.filter(([selector]) => selector.includes('tool-editor__sheet'))).toEqual([]);
});

test('while nothing moves the tour has nothing drawn', async () => {
  drawAll();
  renderEditor(page, { isFirstUse: true });
  await screen.findByRole('dialog', { name: title });
  const frame = () => act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
  for (let count = 0; count < 3; count += 1) await frame();
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  for (let count = 0; count < 5; count += 1) await frame();
  expect(frames).toHaveBeenCalledTimes(5);
});
