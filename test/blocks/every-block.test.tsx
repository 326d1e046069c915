import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { blocks } from '@/blocks/registry';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderPage } from '~test/support/render-page';

const api = startApi();

/** Every field that any block reads, each with the same value. */
function everyField(value: unknown): Record<string, unknown> {
  const names =
    'align alt author blocks blocks_layout button buttonText cite columns credit data description entry_text ' +
    'head_title heading headline headlineTag href html image image_scales level linkHref linkTitle preview_image ' +
    'querystring query rights size styles table tag template text title url value variation';
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

const script = '<script>window.executed = true</script><img src=x onerror="window.executed = true">';
const hostile: [string, Record<string, unknown>][] = [
  ['no fields at all', {}],
  ['null in every field', everyField(null)],
  ['numbers', everyField(7)],
  ['lists of nonsense', everyField([null, 7, [], {}])],
  ['objects', everyField({ a: 1 })],
  ['scripts', everyField(script)],
  ['script links', everyField('javascript:window.executed=true')],
  ['script links in lists', everyField([{ '@id': 'javascript:window.executed=true', title: script }])],
];

test.each(blocks.flatMap(({ name }) => hostile.map(([kind, data]) => [name, kind, data] as const)))(
  '%s with %s is drawn without a failure, and nothing of it is executed or fetched from elsewhere',
  async (name, _kind, data) => {
    api.use(http.get(/@(querystring-)?search/, () => HttpResponse.json({ items: [], items_total: 0 })));
    const content = makeContent({
      blocks: { a: { '@type': name, ...data } },
      blocks_layout: { items: ['a'] },
    });
    const { container } = renderPage(content);
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(container.querySelector('.block-failure, .blocks > .block > .block-unknown')).toBeNull();
    expect(
      container.querySelector('script, [onerror], [href^="javascript" i], [src^="javascript" i]'),
    ).toBeNull();
    expect(container.querySelector('iframe')).toBeNull();
    expect('executed' in window).toBe(false);
  },
);
