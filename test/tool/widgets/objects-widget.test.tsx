import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Field } from '@/forms/schema';
import { renderField } from '~test/support/render-tool';

const user = userEvent.setup();
const field: Field = {
  widget: 'objects',
  title: 'Förderer',
  item: 'Förderer',
  fields: {
    title: { widget: 'text', title: 'Titel', isRequired: true },
    href: { widget: 'link', title: 'Ziel', mode: 'link' },
  },
};
const one = { '@id': 'k1', title: 'Eins', href: [{ '@id': '/de/eins', title: 'E' }], kept: { deep: [1] } };
const two = { '@id': 'k2', title: 'Zwei' };
const three = { '@id': 'k3', title: 'Drei' };
const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('An object opens, and only the changed value of it changes', async () => {
  const { changes } = renderField(field, [one, two]);
  await user.click(screen.getByRole('button', { name: 'Eins' }));
  await user.type(screen.getByRole('textbox', { name: 'Titel' }), '!');
  expect(changes[0]).toEqual([{ ...one, title: 'Eins!' }, two]);
  const [changed] = changes[0] as [typeof one];
  expect(changed.kept).toBe(one.kept);
});

test('Fields that follow from others of their object show what they follow, and can only be read', async () => {
  const follows = (item: Readonly<Record<string, unknown>>) =>
    item['@id'] === 'k1' ? { title: 'Von anderswo' } : {};
  const { changes } = renderField({ ...field, follows }, [one, two]);
  await user.click(screen.getByRole('button', { name: 'Von anderswo' }));
  const title = screen.getByRole('textbox', { name: 'Titel' });
  expect(title).toHaveValue('Von anderswo');
  await user.type(title, '!');
  expect(changes).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Zwei' }));
  await user.type(screen.getByRole('textbox', { name: 'Titel' }), '!');
  expect(changes[0]).toEqual([one, { ...two, title: 'Zwei!' }]);
});

test('One is open at a time', async () => {
  renderField(field, [one, two]);
  await user.click(screen.getByRole('button', { name: 'Eins' }));
  await user.click(screen.getByRole('button', { name: 'Zwei' }));
  expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Zwei');
  expect(screen.getByRole('button', { name: 'Eins' })).toHaveAttribute('aria-expanded', 'false');
});

test('A new one opens, and is named by its place until it has words', async () => {
  const { changes } = renderField(field, [one]);
  await user.click(screen.getByRole('button', { name: 'Förderer: hinzufügen' }));
  expect(changes[0]).toEqual([one, {}]);
  expect(screen.getByRole('button', { name: 'Förderer 2' })).toHaveAttribute('aria-expanded', 'true');
  await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'N');
  expect(changes[0]).toEqual([one, { title: 'N' }]);
});

test('Alt with arrows moves one, which keeps the focus and stays open, and the place is spoken', async () => {
  const { changes } = renderField(field, [one, two, three]);
  await user.click(screen.getByRole('button', { name: 'Eins' }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(changes[0]).toEqual([two, one, three]);
  const moved = screen.getByRole('button', { name: 'Eins' });
  expect(moved).toHaveFocus();
  expect(moved).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Jetzt an Stelle 2 von 3')).toHaveAttribute('role', 'status');
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(changes[0]).toEqual([one, two, three]);
  expect(changes).toHaveLength(2);
});

test('One is dragged by its grip to the place of another', () => {
  const { changes } = renderField(field, [one, two, three]);
  const [grip] = screen.getAllByTitle(/^Ziehen/);
  Element.prototype.setPointerCapture = vi.fn();
  document.elementFromPoint = () => screen.getByText('Drei');
  const touch = { isPrimary: true, button: 0, pointerType: 'touch', clientX: 10 };
  fireEvent.pointerDown(grip as HTMLElement, { ...touch, clientY: 100 });
  fireEvent.pointerMove(window, { ...touch, clientY: 200 });
  fireEvent.pointerUp(window, { ...touch, clientY: 200 });
  expect(changes).toEqual([[two, three, one]]);
  expect(titles()).toEqual(['Zwei', 'Drei', 'Eins']);
});

test('One is taken away, and the focus stays in the list', async () => {
  const { changes } = renderField(field, [one, two]);
  await user.click(screen.getByRole('button', { name: '„Eins“ entfernen' }));
  expect(changes[0]).toEqual([two]);
  expect(screen.getByRole('button', { name: 'Förderer: hinzufügen' })).toHaveFocus();
});

test('With an error of the list each wrong object says its own', async () => {
  renderField(field, [one, {}], { error: 'Da fehlt etwas.' });
  const [right, wrong] = screen.getAllByRole('listitem');
  expect(right).not.toHaveClass('tool-card--wrong');
  expect(wrong).toHaveClass('tool-card--wrong');
  await user.click(screen.getByRole('button', { name: 'Förderer 2' }));
  expect(within(wrong as HTMLElement).getByRole('textbox', { name: 'Titel' })).toHaveAccessibleDescription(
    'Erforderliche Eingabe fehlt',
  );
});

test('There are no more than there may be, and of read-only ones none is moved', () => {
  const { unmount } = renderField({ ...field, atMost: 2 }, [one, two]);
  expect(screen.queryByRole('button', { name: 'Förderer: hinzufügen' })).toBeNull();
  unmount();
  const { changes } = renderField({ ...field, isReadOnly: true }, [one, two]);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Eins' }), { key: 'ArrowDown', altKey: true });
  expect(screen.queryByTitle(/^Ziehen/)).toBeNull();
  expect(changes).toEqual([]);
});
