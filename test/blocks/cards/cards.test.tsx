import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { storedCards } from '@/blocks/cards/edit/stored-cards';
import { blockNamed } from '@/blocks/registry';
import { installDialogElement } from '~test/support/dialog-element';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

installDialogElement();

const node = (text: string) => ({ type: 'p', children: [{ text }] });
const cards = (fields: object = {}) => ({
  '@type': 'cards',
  cards: [
    { id: 'a', url: '/de/bilder/a', text: 'Erste', extra: 1 },
    { id: 'b', url: '/de/bilder/b', text: [node('Zweite')] },
  ],
  ...fields,
});

describe('Cards', () => {
  test('show a picture and words each', () => {
    const { container } = renderBlocks([cards()]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Erste',
      'Zweite',
    ]);
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      expect.stringContaining('/de/bilder/a/@@images/'),
      expect.stringContaining('/de/bilder/b/@@images/'),
    ]);
  });

  test('whose words are hidden have them in place of the picture', () => {
    renderBlocks([cards({ hideText: true })]);
    expect(screen.queryByText('Erste')).toBeNull();
    expect(screen.getByRole('img', { name: 'Erste' })).toBeVisible();
  });

  test.each([
    [{ align: 'center' }, 'block-cards--center'],
    [{ centeredText: true }, 'block-cards--centered-text'],
    [{ noBorders: true }, 'block-cards--no-borders'],
    [{ expandCards: true }, 'block-cards--expanded'],
  ])('with %j look so', (fields, className) => {
    const { container, unmount } = renderBlocks([cards(fields)]);
    expect(container.querySelector('ul')).toHaveClass(className);
    unmount();
    expect(renderBlocks([cards()]).container.querySelector('ul')).not.toHaveClass(className);
  });

  test('are at most four', async () => {
    const five = cards({
      cards: [1, 2, 3, 4, 5].map((number) => ({ id: `${number}`, text: `Nr. ${number}` })),
    });
    renderBlocks([five]);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const definition = blockNamed('cards');
    const editor = await definition?.editor?.();
    const errorsOf = (stored: object) => editor?.validate?.(definition?.shape.read(stored) ?? {});
    expect(errorsOf(five)).toHaveProperty('cards');
    expect(errorsOf(cards())).toEqual({});
  });

  test.each([{}, { cards: [] }, { cards: [{ id: 'a' }] }])('without any are not there: %j', (fields) => {
    const { container } = renderBlocks([{ '@type': 'cards', ...fields }]);
    expect(container.querySelector('.block.cards')).toBeEmptyDOMElement();
  });
});

describe('The dialog of cards', () => {
  const open = async () => {
    const result = await editBlocks({ a: cards() });
    await userEvent.click(await screen.findByRole('button', { name: 'Karten einrichten' }));
    return { ...result, dialog: within(screen.getByRole('dialog', { name: 'Karten einrichten' })) };
  };

  test('stores what was changed in it when it is saved', async () => {
    const { stored, dialog } = await open();
    await userEvent.click(dialog.getByRole('switch', { name: 'Ohne Rahmen' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Erste/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), ' Karte');
    expect(stored('a')).toEqual(cards());
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    const [first, second] = cards().cards;
    expect(stored('a')).toEqual({
      ...cards(),
      noBorders: true,
      cards: [{ ...first, text: 'Erste Karte' }, second],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('stores nothing when it is cancelled', async () => {
    const { page, dialog } = await open();
    await userEvent.click(dialog.getByRole('switch', { name: 'Ohne Rahmen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(page.canUndo()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps each card in its form', () => {
    const [first, second] = cards().cards;
    const changed = storedCards(
      [{ ...second, text: 'Neu\nZeile' }, { ...first, text: 'Erste' }, { url: [{ '@id': '/de/c' }] }],
      cards(),
    );
    expect(changed).toEqual([
      { ...second, text: [node('Neu'), node('Zeile')] },
      first,
      { id: expect.any(String) as string, url: '/de/c', text: '' },
    ]);
  });
});
