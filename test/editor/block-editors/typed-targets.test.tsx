import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { fillTypedTargets } from '@/editor/block-forms/typed-targets';
import { startApi } from '~test/support/api';
import { editBlocks } from '~test/support/edit-blocks';

const api = startApi();
const user = userEvent.setup();
const energy = {
  '@id': '/de/energie',
  '@type': 'Document',
  UID: 'e1',
  title: 'Energie',
  description: 'Woher sie kommt',
  head_title: 'Thema',
  image_field: 'preview_image',
};
const asked: string[] = [];

/** The content of the site is one page; all else is not there. */
function answerAfter(milliseconds = 0) {
  asked.splice(0);
  api.use(
    http.get('*/@search', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      asked.push(`${pathname} ${searchParams.get('path.depth')}`);
      await delay(milliseconds);
      if (!pathname.endsWith('/de/energie/@search')) return new HttpResponse(null, { status: 404 });
      return HttpResponse.json({ items: [energy], items_total: 1 });
    }),
  );
}

const form = (name: string) =>
  document.querySelector<HTMLInputElement>(`.tool-form #field-${name}`) ?? document.createElement('input');

test('an address typed into the settings of a teaser fills it as chosen content does', async () => {
  answerAfter();
  const { stored, page } = await editBlocks({ a: { '@type': 'teaser', title: 'Eigenes' } });
  await waitFor(() => expect(form('href').isConnected).toBe(true));
  await user.type(form('href'), `${window.location.origin}/de/energie{Enter}`);
  await waitFor(() => expect(stored('a')).toMatchObject({ description: 'Woher sie kommt' }));
  expect(stored('a')).toMatchObject({
    title: 'Eigenes',
    head_title: 'Thema',
    href: [{ '@id': '/de/energie', UID: 'e1', title: 'Energie' }],
    preview_image: [{ '@id': '/de/energie' }],
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/de\/energie\/@search 0$/);
  expect(page.canUndo()).toBe(true);
});

test('one typed into the block itself does too, for a slide as for a teaser', async () => {
  answerAfter();
  const { stored, container } = await editBlocks({ a: { '@type': 'slider', slides: [] } });
  const line = await waitFor(() => {
    const found = container.querySelector<HTMLInputElement>('.tool-block .tool-address input');
    if (!found) throw new Error('Nothing is asked for.');
    return found;
  });
  await user.type(line, '/de/energie{Enter}');
  await waitFor(() =>
    expect(stored('a')).toMatchObject({
      slides: [{ title: 'Energie', description: 'Woher sie kommt', href: [{ UID: 'e1' }] }],
    }),
  );
});

test('it does so also when somebody has gone on to another block, and keeps what was changed meanwhile', async () => {
  answerAfter(300);
  const { stored, select } = await editBlocks({
    a: { '@type': 'teaser' },
    b: { '@type': 'separator' },
  });
  await waitFor(() => expect(form('href').isConnected).toBe(true));
  await user.type(form('href'), '/de/energie{Enter}');
  await user.type(form('title'), 'Neu');
  await select('b');
  await waitFor(() => expect(stored('a')).toMatchObject({ title: 'Neu', description: 'Woher sie kommt' }));
});

test('where nothing is, the address stays as it was typed', async () => {
  answerAfter();
  const { stored } = await editBlocks({ a: { '@type': 'teaser' } });
  await waitFor(() => expect(form('href').isConnected).toBe(true));
  await user.type(form('href'), '/de/nirgends{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(stored('a')?.href).toEqual([{ '@id': '/de/nirgends' }]);
  expect(screen.getByText('/de/nirgends')).toBeVisible();
});

test('only what was typed just now is asked for, and only addresses of this site', () => {
  const fetchTarget = vi.fn(() => new Promise<undefined>(() => undefined));
  const fill = (before: unknown, value: unknown) =>
    fillTypedTargets({ before, value, present: () => value, change: () => undefined, fetchTarget });
  const old = { href: [{ '@id': '/de/alt' }] };
  fill([old], [old, { href: [{ '@id': '/de/neu' }] }, { href: [{ '@id': '/de/ganz', title: 'Ganz' }] }]);
  fill(undefined, [{ '@id': 'https://elsewhere.example/x' }, { '@id': '//elsewhere.example/x' }]);
  fill(undefined, [{ '@id': 'javascript:alert(1)' }, { '@id': '/de/a?b=1' }, { '@id': '#c' }, { '@id': 7 }]);
  fill(null, 'constructor');
  expect(fetchTarget.mock.calls).toEqual([['/de/neu']]);
});
