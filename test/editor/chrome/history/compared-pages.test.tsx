import { Suspense } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { ComparedPages } from '@/editor/chrome/history/compared-pages';
import { renderWithSite } from '~test/support/render';

const text = (words: string) => ({
  '@type': 'slate',
  value: [{ type: 'p', children: [{ text: words }] }],
  plaintext: words,
});
const page = (description: string, texts: Record<string, string>) => ({
  '@type': 'Document',
  title: 'Seite',
  description,
  blocks: Object.fromEntries(Object.entries(texts).map(([id, words]) => [id, text(words)])),
  blocks_layout: { items: Object.keys(texts) },
});
const schema = {
  fieldsets: [{ id: 'default', title: 'Standard', fields: ['title', 'description'] }],
  properties: {
    title: { title: 'Titel', type: 'string' },
    description: { title: 'Beschreibung', type: 'string', widget: 'textarea' },
  },
  required: ['title'],
  title: 'Seite',
  type: 'object',
};
const then = page('', { a: 'Eins.', b: 'Zwei alte Worte.', gone: 'Fort.' });
const now = page('Neu', { a: 'Eins.', b: 'Zwei neue Worte.', more: 'Mehr.' });
type Stored = Record<string, unknown>;
const bothPages: readonly [Stored, Stored] = [then, now];

function show(onTake?: (changed: Record<string, unknown>) => void, [then, now] = bothPages) {
  renderWithSite(
    <BlocksProvider>
      <Suspense>
        <LazyMessages part="editor">
          <ComparedPages
            then={then}
            now={now}
            schema={schema}
            names={{ then: 'Alt', now: 'Neu' }}
            onTake={onTake}
          />
        </LazyMessages>
      </Suspense>
    </BlocksProvider>,
  );
}

test('says by field and block what is another, and gives what takes it back', async () => {
  const onTake = vi.fn();
  show(onTake);
  expect(await screen.findByRole('status')).toHaveTextContent('2 geändert1 neu1 entfernt1 unverändert');
  const changed = screen.getByText('alte').closest('li') as HTMLElement;
  expect(within(changed).getByText('neue').tagName).toBe('INS');

  await userEvent.click(screen.getByRole('button', { name: 'Dieses Feld zurückholen – Beschreibung' }));
  expect(onTake).toHaveBeenLastCalledWith({ description: '' });

  await userEvent.click(within(changed).getByRole('button', { name: /^Diesen Block zurückholen/ }));
  expect(onTake).toHaveBeenLastCalledWith({
    blocks: { ...now.blocks, b: then.blocks['b'] },
    blocks_layout: now.blocks_layout,
  });

  await userEvent.click(screen.getByRole('button', { name: /^Diesen Block zurückholen.*Fort/ }));
  const [{ blocks_layout: layout }] = onTake.mock.lastCall as [{ blocks_layout: { items: string[] } }];
  expect(layout.items).toEqual(['a', 'b', 'gone', 'more']);

  await userEvent.click(screen.getByRole('button', { name: /^Diesen Block entfernen.*Mehr/ }));
  const [{ blocks_layout: shorter }] = onTake.mock.lastCall as [{ blocks_layout: { items: string[] } }];
  expect(shorter.items).toEqual(['a', 'b']);
});

test('offers no way back where there is none', async () => {
  show();
  expect(await screen.findByText('Mehr.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /zurückholen|entfernen/ })).toBeNull();
});

test('of a block of which only blocks in it are another, those are shown, each with its way back', async () => {
  const grid = (texts: Record<string, string>) => {
    const { blocks, blocks_layout: layout } = page('', texts);
    return {
      '@type': 'Document',
      blocks: { grid: { '@type': 'gridBlock', blocks, blocks_layout: layout } },
      blocks_layout: { items: ['grid'] },
    };
  };
  const onTake = vi.fn();
  const was = grid({ a: 'Alte Worte.', b: 'Bleibt.' });
  show(onTake, [was, grid({ a: 'Neue Worte.', b: 'Bleibt.' })]);
  expect(await screen.findByRole('status')).toHaveTextContent('1 geändert');
  expect(screen.queryByText('Bleibt.')).toBeNull();
  const inside = screen.getByText('Alte').closest('li') as HTMLElement;
  await userEvent.click(
    within(inside).getByRole('button', { name: /^Diesen Block zurückholen – .*Neue Worte/ }),
  );
  expect(onTake).toHaveBeenLastCalledWith({ blocks: was.blocks, blocks_layout: was.blocks_layout });
});
