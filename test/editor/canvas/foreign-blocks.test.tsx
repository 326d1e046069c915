import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deepest, mostLetters, readStored } from '@/blocks/foreign/edit/read-stored';
import { changeBlock } from '@/editor/document/commands/change-block';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import { createPageDocument } from '@/editor/document/page-document';
import { startApi } from '~test/support/api';
import { editBlocks } from '~test/support/edit-blocks';
import { foreignForms } from '~test/blocks/foreign/stored-forms';

const api = startApi();
const userActions = (...ids: string[]) =>
  api.use(http.get(/@actions$/, () => HttpResponse.json({ user: ids.map((id) => ({ id, title: id })) })));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  userActions('logout');
});

const pageOf = (blocks: Record<string, unknown>) =>
  createPageDocument({ blocks, blocks_layout: { items: Object.keys(blocks) } });
const json = (value: unknown) => JSON.stringify(value);

describe('The blocks in a block of another site', () => {
  test.each(['group', 'columnsblock', 'tabs-block-eea'] as const)(
    'of a %s are edited in their place, and not a byte is another elsewhere',
    async (name) => {
      const stored = foreignForms[name];
      const { container, page } = await editBlocks({ block: stored, below: foreignForms.callout });
      await waitFor(() =>
        expect(container.querySelectorAll('[data-block] [data-block]')).not.toHaveLength(0),
      );
      expect(container.querySelector('.block-unknown')).toBeNull();
      expect(json(page.toContent()['blocks'])).toBe(json({ block: stored, below: foreignForms.callout }));
      const [text = ''] = [...page.state.blocks.values()]
        .filter(({ data }) => data['@type'] === 'slate')
        .map(({ key }) => key);
      const value = [{ type: 'p', children: [{ text: 'Changed' }] }];
      page.run((state) => changeBlock(state, text, { value }));
      const before = json({ block: stored, below: foreignForms.callout });
      const first = /"value":\[\{"type":"p","children":\[\{"text":"[^"]*"\}\]\}\]/;
      expect(json(page.toContent()['blocks'])).toBe(before.replace(first, `"value":${json(value)}`));
    },
  );

  test('are moved out and in', () => {
    const page = pageOf({ text: { '@type': 'slate' }, group: foreignForms.group });
    const [container = ''] = page.state.blocks.get('group')?.containers ?? [];
    page.run((state) => moveBlocks(state, ['text'], { into: container }));
    expect(page.order().map(({ key, children }) => [key, children.map((each) => each.key)])).toEqual([
      ['group', ['x', 'text']],
    ]);
  });

  test('are columns and tabs alone where they divide their block', async () => {
    const { page, container } = await editBlocks({ block: foreignForms['tabs-block-eea'] });
    await waitFor(() => expect(container.querySelectorAll('[data-block] [data-block]')).not.toHaveLength(0));
    expect(within(container).getAllByText('Tab one').length).toBeGreaterThan(0);
    expect(page.canUndo()).toBe(false);
  });
});

describe('What is stored of a block of another site', () => {
  const open = async (blocks: Record<string, unknown>) => {
    const result = await editBlocks(blocks);
    const summary = await screen.findByText('Gespeichertes JSON', { selector: 'summary' });
    await userEvent.click(summary);
    return result;
  };

  test('is said in words, and can be read', async () => {
    await open({ block: foreignForms.schemaform });
    expect(screen.getAllByText(/kommt von einer anderen Website/).length).toBeGreaterThan(0);
    expect(await screen.findByText(/"submit_label": "Submit"/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Gespeichertes JSON' })).toBeNull();
  });

  test('can be changed by administrators, by a button that what is wrong keeps back', async () => {
    userActions('plone_setup', 'logout');
    const { page } = await open({ block: foreignForms.schemaform });
    const box = await screen.findByRole('textbox', { name: 'Gespeichertes JSON' });
    fireEvent.change(box, { target: { value: '{"@type": "schemaForm",\n "title": }' } });
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(box).toHaveAccessibleDescription(/kein gültiges JSON/);
    expect(box).toHaveValue('{"@type": "schemaForm",\n "title": }');
    expect(page.canUndo()).toBe(false);
    fireEvent.change(box, { target: { value: '{"@type": "schemaForm", "title": "Other"}' } });
    await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(page.toContent()['blocks']).toEqual({ block: { '@type': 'schemaForm', title: 'Other' } });
    page.undo();
    expect(page.toContent()['blocks']).toEqual({ block: foreignForms.schemaform });
  });

  test('is not written over what has changed meanwhile', async () => {
    userActions('plone_setup');
    const { page } = await open({ block: foreignForms.group });
    const box = await screen.findByRole('textbox', { name: 'Gespeichertes JSON' });
    fireEvent.change(box, { target: { value: '{"@type": "group"}' } });
    page.run((state) => changeBlock(state, 'x', { extra: 1 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    expect(box).toHaveAccessibleDescription(/inzwischen/);
    expect(json(page.toContent())).toContain('"extra":1');
    await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
    expect((box as HTMLTextAreaElement).value).toContain('"extra": 1');
  });

  test.each<[string, string, string]>([
    ['no JSON', '{', 'editor.foreign.noJson'],
    ['a list', '[]', 'editor.foreign.noObject'],
    ['another type', '{"@type":"html"}', 'editor.foreign.otherType'],
    ['no type', '{}', 'editor.foreign.otherType'],
    ['too much', `"${'x'.repeat(mostLetters)}"`, 'editor.foreign.tooLong'],
    [
      'too deep',
      `{"@type":"a","b":${'['.repeat(deepest + 1)}${']'.repeat(deepest + 1)}}`,
      'editor.foreign.tooDeep',
    ],
  ])('is refused when it is %s', (_name, text, id) => {
    const read = readStored(text, { '@type': 'a' });
    expect(json(read)).toContain(id);
  });

  test('may bear any names', () => {
    const text = '{"@type":"a","__proto__":{"x":1},"constructor":2}';
    const read = readStored(text, { '@type': 'a' });
    expect('block' in read && json(read.block)).toBe(text);
  });
});
