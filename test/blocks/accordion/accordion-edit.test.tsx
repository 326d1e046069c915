import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { newBlock } from '@/editor/block-picker/offered-block';
import { stepBlocks } from '@/editor/document/commands/move-blocks';
import { removeBlocks } from '@/editor/document/commands/remove-blocks';
import { limitsOf } from '@/editor/document/flags';
import { createPageDocument } from '@/editor/document/page-document';
import { editBlocks } from '~test/support/edit-blocks';

const words = (text: string) => ({
  '@type': 'slate',
  value: [{ type: 'p', children: [{ text }] }],
  plaintext: text,
});
const panel = (title: string, id: string) => ({
  '@type': 'accordionPanel',
  title,
  blocks: { [id]: words(`In ${title}`) },
  blocks_layout: { items: [id] },
});
const accordion = (fields: object = {}) => ({
  '@type': 'accordion',
  collapsed: true,
  data: {
    blocks: { p1: panel('Eins', 't1'), p2: panel('Zwei', 't2') },
    blocks_layout: { items: ['p1', 'p2'] },
  },
  ...fields,
});

type Stored = ReturnType<typeof accordion>;
const storedIn = (content: Record<string, unknown>) => (content.blocks as { a: Stored }).a;

async function edit(fields: object = {}) {
  const result = await editBlocks({ a: accordion(fields) });
  await waitFor(() =>
    expect(result.container.querySelector('.block-accordion, .tool-prompt')).not.toBeNull(),
  );
  await waitFor(() => expect(result.container.querySelector('.tool-form')).not.toBeNull());
  return { ...result, accordion: () => storedIn(result.page.toContent()) };
}

describe('An accordion that is edited', () => {
  test('shows all of its panels open, with titles and texts where they stand', async () => {
    await edit();
    const titles = () =>
      screen
        .queryAllByRole('textbox', { name: 'Titel des Abschnitts' })
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toEqual(['Eins', 'Zwei']));
    expect(await screen.findByText('In Eins')).toBeVisible();
    expect(screen.getByText('In Zwei')).toBeVisible();
  });

  test('stores a title that is typed, and takes it back', async () => {
    const { page, accordion: stored } = await edit();
    const [title] = await screen.findAllByRole('textbox', { name: 'Titel des Abschnitts' });
    if (!title) throw new Error('There is no title.');
    title.textContent = 'Neu';
    act(() => void title.dispatchEvent(new InputEvent('input', { bubbles: true })));
    expect(stored().data.blocks.p1).toEqual({ ...panel('Eins', 't1'), title: 'Neu' });
    act(() => void page.undo());
    expect(stored()).toEqual(accordion());
    expect(title).toHaveTextContent('Eins');
  });

  test('gets a further panel, with a place to type, and asks for its title', async () => {
    const { accordion: stored } = await edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Abschnitt hinzufügen' }));
    const { blocks, blocks_layout } = stored().data;
    expect(blocks_layout.items).toHaveLength(3);
    const added = Object.entries(blocks).find(([id]) => id === blocks_layout.items[2])?.[1];
    expect(added).toMatchObject({ '@type': 'accordionPanel', title: '' });
    expect(Object.values(added?.blocks ?? {})).toMatchObject([{ '@type': 'slate', plaintext: '' }]);
    const titles = await screen.findAllByRole('textbox', { name: 'Titel des Abschnitts' });
    expect(titles.at(-1)).toHaveAttribute('data-placeholder', 'Titel eingeben');
    await waitFor(() => expect(titles.at(-1)).toHaveFocus());
  });

  test('has its panels moved and removed as blocks are', async () => {
    const { page, accordion: stored } = await edit();
    act(() => void page.run((state) => stepBlocks(state, ['p2'], 'up')));
    expect(stored().data.blocks_layout.items).toEqual(['p2', 'p1']);
    act(() => void page.run((state) => removeBlocks(state, ['p2'])));
    expect(stored().data).toEqual({ blocks: { p1: panel('Eins', 't1') }, blocks_layout: { items: ['p1'] } });
  });

  test('that says exclusive goes on saying it, and another says non_exclusive', async () => {
    const first = await edit({ exclusive: true });
    await userEvent.click(screen.getByRole('switch', { name: 'Mehrere dürfen offen sein' }));
    expect(first.accordion()).toMatchObject({ exclusive: false });
    expect(first.accordion()).not.toHaveProperty('non_exclusive');
    first.unmount();
    const second = await edit();
    await userEvent.click(screen.getByRole('switch', { name: 'Mehrere dürfen offen sein' }));
    expect(second.accordion()).toMatchObject({ non_exclusive: true });
    expect(second.accordion()).not.toHaveProperty('exclusive');
  });

  test('obeys its template', async () => {
    await edit({
      readOnlyTitles: true,
      disableNewBlocks: true,
      instructions: '<p>Bitte <b>kurz</b> fassen.</p>',
    });
    const [title] = await screen.findAllByRole('textbox', { name: 'Titel des Abschnitts' });
    expect(title).toHaveAttribute('contenteditable', 'false');
    expect(screen.queryByRole('button', { name: 'Abschnitt hinzufügen' })).toBeNull();
    expect(screen.getByText('Bitte kurz fassen.')).toBeVisible();
  });

  test('hands the placeholder of its template to the texts in it', async () => {
    const text = { ...panel('Leer', 't'), blocks: { t: words('') } };
    const { container } = await edit({
      placeholder: 'Antwort',
      data: { blocks: { p: text }, blocks_layout: { items: ['p'] } },
    });
    await waitFor(() => expect(container.querySelector('[data-block="t"]')).toHaveTextContent('Antwort'));
  });

  test('whose template keeps the settings shows none', async () => {
    const { container } = await editBlocks({ a: accordion({ readOnlySettings: true }) });
    await waitFor(() => expect(container.querySelector('.tool-sidebar__note')).not.toBeNull());
    expect(container.querySelector('.tool-form')).toBeNull();
  });

  test('without panels asks for some, and gets three', async () => {
    const { container, accordion: stored } = await edit({ data: undefined });
    const prompt = container.querySelector<HTMLElement>('.tool-prompt');
    if (!prompt) throw new Error('There is no prompt.');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Abschnitt hinzufügen' }));
    expect(stored().data.blocks_layout.items).toHaveLength(3);
  });
});

test('A new accordion has three panels, the first of which is open', async () => {
  const definition = blockNamed('accordion');
  if (!definition) throw new Error('There is no accordion.');
  const made = await newBlock(definition);
  expect(made).toMatchObject({ '@type': 'accordion', collapsed: false });
  expect(Object.values((made.data as Stored['data']).blocks)).toHaveLength(3);
});

test.each([
  [{}, ['slate', 'listing', 'memberList', 'image']],
  [{ allowedBlocks: ['image'] }, ['image']],
])('The panels of an accordion with %j take %j', (fields, allowed) => {
  const page = createPageDocument(
    { blocks: { a: accordion(fields) }, blocks_layout: { items: ['a'] } },
    { rulesOf: (type) => (type === undefined ? undefined : blockNamed(type)?.holds) },
  );
  const containers = (key: string) => page.state.blocks.get(key)?.containers[0] ?? '';
  expect(limitsOf(page.state, containers('a')).allowedBlocks).toEqual(['accordionPanel']);
  expect(limitsOf(page.state, containers('p1')).allowedBlocks).toEqual(allowed);
});

test('Editors choose between lines and boxes, and what other sites call its variation stays', async () => {
  const { container, accordion: stored } = await edit({ variation: 'default' });
  expect(container.querySelector('.block-accordion--boxed')).toBeNull();
  expect(stored()).toMatchObject({ variation: 'default' });
  await userEvent.click(await screen.findByRole('button', { name: 'Aussehen' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Darstellung' }), 'Kästen');
  expect(stored()).toMatchObject({ variation: 'boxed' });
  expect(container.querySelector('.block-accordion--boxed')).not.toBeNull();
});
