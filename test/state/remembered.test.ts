import { describe, expect, test } from 'vitest';
import { emptyClientState, readClientState } from '@/state/remembered';
import { expectConsoleError } from '~test/support/setup';

const line = { '@type': 'slate', plaintext: 'Bericht' };

describe('what a browser remembers', () => {
  test.each([
    ['nothing', null, {}],
    ['blocks', { blocksClipboard: [line] }, { blocksClipboard: [line] }],
    ['panels', { panels: { columns: true } }, { panels: { columns: true } }],
    [
      'a clipboard',
      { contentsClipboard: { action: 'cut', paths: ['/de/x'] } },
      { contentsClipboard: { action: 'cut', paths: ['/de/x'] } },
    ],
    [
      'parts of another version',
      { somethingElse: 1, contentsColumns: ['type'] },
      { contentsColumns: ['type'] },
    ],
  ])('is read: %s', (_name, stored, known) => {
    const text = stored === null ? null : JSON.stringify(stored);
    expect(readClientState(text)).toEqual({ ...emptyClientState, ...known });
  });

  test.each([
    ['no JSON', '{"panels":'],
    ['no record', '[]'],
    ['columns that are no names', JSON.stringify({ contentsColumns: [1] })],
    ['panels that are no panels', JSON.stringify({ panels: { a: 'open' } })],
    ['an unknown clipboard', JSON.stringify({ contentsClipboard: { action: 'burn', paths: [] } })],
    ['blocks that are none', JSON.stringify({ blocksClipboard: [null] })],
  ])('is logged and dropped where it cannot be read: %s', (_name, text) => {
    expectConsoleError(/Remembered state was dropped/);
    expect(readClientState(text)).toEqual(emptyClientState);
  });

  test('keeps its readable parts when others are not', () => {
    expectConsoleError(/dropped: panels/);
    expect(readClientState(JSON.stringify({ blocksClipboard: [line], panels: 1 }))).toMatchObject({
      blocksClipboard: [line],
    });
  });
});
