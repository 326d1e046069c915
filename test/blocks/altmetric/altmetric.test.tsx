import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { altmetricShape } from '@/blocks/altmetric/data';
import { badgeOf } from '@/blocks/altmetric/badge';
import { blockNamed } from '@/blocks/registry';
import { startApi } from '~test/support/api';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const asked: string[] = [];

const answer = (body: object | undefined) =>
  api.use(
    http.get('https://api.altmetric.com/*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return body ? HttpResponse.json(body) : new HttpResponse(null, { status: 404 });
    }),
  );
beforeEach(() => {
  asked.splice(0);
  sessionStorage.clear();
  answer({
    score: 11.4,
    details_url: 'https://www.altmetric.com/details.php?x=1',
    cited_by_msm_count: 3,
    cited_by_feeds_count: 1,
  });
});
afterEach(() => sessionStorage.clear());

const block = { '@type': 'altmetric', idType: 'doi', idValue: '10.1000/x y' };

test('asks nobody before the visitor allows it, and shows what is answered then', async () => {
  const { container } = renderBlocks([{ ...block, 'badge-details': 'right', 'badge-type': 'donut' }]);
  expect(container.querySelector('img, script, iframe')).toBeNull();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }));
  const badge = await screen.findByRole('img', { name: 'Altmetric-Wert 12' });
  expect(badge.getAttribute('src')).toContain('https://badges.altmetric.com/?size=64&score=12&style=donut');
  expect(badge.closest('a')).toHaveAttribute('href', 'https://www.altmetric.com/details.php?x=1');
  expect(screen.getByText('3 Nachrichtenseiten')).toBeVisible();
  expect(asked).toEqual(['/v1/doi/10.1000/x%20y']);
});

test.each([
  [true, 0],
  [false, 1],
])('with hide-no-mentions %s what nobody mentions is told %i times', async (hides, count) => {
  sessionStorage.setItem('load_altmetric', '1');
  answer(undefined);
  const { container } = renderBlocks([{ ...block, idType: 'nct-id', 'hide-no-mentions': hides }]);
  await expect.poll(() => asked).toEqual(['/v1/nct_id/10.1000/x%20y']);
  await expect.poll(() => container.querySelector('.skeleton')).toBeNull();
  expect(screen.queryAllByText(/noch nirgends erwähnt/)).toHaveLength(count);
});

test('without an id visitors see nothing, and editors are asked for one', async () => {
  const { container, unmount } = renderBlocks([{ '@type': 'altmetric' }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
  unmount();
  await editBlocks({ a: { '@type': 'altmetric' } });
  expect(
    (await screen.findAllByText('Bitte geben Sie die Kennung der Veröffentlichung ein.')).length,
  ).toBeGreaterThan(0);
  const editor = await blockNamed('altmetric')?.editor?.();
  expect(editor?.defaults?.()).toEqual({
    idType: 'doi',
    'badge-type': '4',
    'hide-no-mentions': true,
    condensed: false,
  });
});

test('older content has numbers and words in the place of types and truths', () => {
  expect(
    altmetricShape.read({ 'badge-type': 2, 'hide-no-mentions': 'false', condensed: 'true' }),
  ).toMatchObject({
    'badge-type': '2',
    'hide-no-mentions': false,
    condensed: true,
    idType: 'doi',
  });
  expect(badgeOf('large-bar', 3)).toMatchObject({ width: 180, height: 45 });
});

test('the form asks for the id and offers nine kinds of ids and of badges', async () => {
  const editor = await blockNamed('altmetric')?.editor?.();
  if (!editor || typeof editor.schema === 'function') throw new Error('There is no form.');
  const fields = editor.schema.fields as Record<
    string,
    { isRequired?: boolean; choices?: { value: string }[] }
  >;
  const offered = (name: string) => fields[name]?.choices?.map(({ value }) => value).join(' ');
  expect(offered('idType')).toBe('doi arxiv-id pmid handle isbn uri urn nct-id altmetric-id');
  expect(offered('badge-type')).toBe('4 2 1 donut medium-donut large-donut bar medium-bar large-bar');
  expect([fields.idType?.isRequired, fields.idValue?.isRequired]).toEqual([true, true]);
  expect(editor.defaults?.()).toEqual({
    idType: 'doi',
    'badge-type': '4',
    'hide-no-mentions': true,
    condensed: false,
  });
});
