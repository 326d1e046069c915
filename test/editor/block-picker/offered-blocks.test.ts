// @vitest-environment jsdom
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { knownBlocks } from '@/blocks/registry';
import { iconOf } from '@/editor/block-picker/block-icons';
import { hintOf } from '@/editor/block-picker/hints';
import { blocksFor } from '@/editor/block-picker/offered-block';
import { configureSite } from '@/site/site';
import '~test/support/all-blocks';

test('every block that is offered says what it is for, and has a drawing of its own', () => {
  const offered = knownBlocks().filter(({ restricted }) => restricted !== true);
  expect(offered.length).toBeGreaterThan(40);
  const names = offered.map(({ name }) => name);
  expect(names.filter((name) => hintOf(name) === undefined)).toEqual([]);
  expect(names.filter((name) => iconOf(name) === 'puzzle')).toEqual([]);
});

test('a block that no page knows any more, or a name that objects have, has neither', () => {
  for (const name of ['constructor', '__proto__', 'gone', '']) {
    expect(hintOf(name)).toBeUndefined();
    expect(iconOf(name)).toBe('puzzle');
  }
});

const intl = createIntl({ locale: 'de', messages: {}, onError: () => undefined });

test('what lists content of the portal’s add-on is offered where that may be', () => {
  const namesOn = (config: Parameters<typeof configureSite>[0]) => {
    configureSite(config);
    const offered = blocksFor(undefined, () => true, intl);
    configureSite();
    return offered.map(({ definition: { name } }) => name);
  };
  expect(namesOn({})).toEqual(expect.arrayContaining(['members', 'jofilter', 'listing']));
  expect(namesOn({ isStock: true })).toContain('listing');
  expect(namesOn({ isStock: true })).not.toContain('members');
  expect(namesOn({ isStock: true })).not.toContain('jofilter');
});
