import { Suspense } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { viewOf } from '@/content-types/registry';
import { readView } from '@/content-types/read-view';
import { faqItem, folder } from '@/content-types/lazy-types';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { errorsOfThing } from '~test/support/schema-org';

const api = startApi();

const address = 'http://localhost:3000/de/x';
const file = {
  filename: 'ordnung.pdf',
  'content-type': 'application/pdf',
  size: 2048,
  download: `${address}/@@download/file`,
};
const text = { 'content-type': 'text/html', data: '<p>Es gilt ab Mai.</p>' };

function show(fields: object) {
  const content = makeContent({ '@id': address, layout: '', ...fields });
  const View = viewOf(content);
  return renderWithSite(
    <BlocksProvider>
      <Suspense>
        <View content={content} />
      </Suspense>
    </BlocksProvider>,
    { path: '/de/x' },
  );
}

describe.each(['OE', 'Regelung', 'FAQ Item'])('A page of the type %s', (type) => {
  test('shows its title, description, text and file', async () => {
    show({ '@type': type, title: 'Ordnung', description: 'Worum es geht', text, file });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ordnung' })).toBeVisible();
    expect(screen.getByText('Worum es geht')).toBeVisible();
    expect(screen.getByText('Es gilt ab Mai.')).toBeVisible();
    expect(screen.getByRole('link', { name: /ordnung\.pdf/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/de/x/@@download/file'),
    );
  });

  test('shows its blocks where it has some, and the file after its heading', async () => {
    show({
      '@type': type,
      title: 'Ordnung',
      file,
      blocks: {
        a: { '@type': 'title' },
        b: { '@type': 'slate', value: [{ type: 'p', children: [{ text: 'Satz eins.' }] }] },
      },
      blocks_layout: { items: ['a', 'b'] },
    });
    const words = await screen.findByText('Satz eins.');
    const link = screen.getByRole('link', { name: /ordnung\.pdf/ });
    expect(link.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test('What an item of questions states has its question and answer', () => {
  const content = makeContent({ '@type': 'FAQ Item', title: 'Wann?', text });
  const data = faqItem.shape.read(content);
  const thing = faqItem.structuredData?.({ content, data }, 'de');
  expect(thing).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: { name: 'Wann?', acceptedAnswer: { text: '<p>Es gilt ab Mai.</p>' } },
  });
  expect(thing && errorsOfThing(thing)).toEqual([]);
  const silent = makeContent({ '@type': 'FAQ Item', title: 'Wann?', text: { data: '<p> </p>' } });
  expect(
    faqItem.structuredData?.({ content: silent, data: faqItem.shape.read(silent) }, 'de'),
  ).toBeUndefined();
});

describe('A folder of questions', () => {
  function openFolder() {
    const asked: string[] = [];
    api.use(
      http.get(/@search/, () =>
        HttpResponse.json({
          items: [1, 2].map((id) => ({
            '@id': `${address}/q${id}`,
            '@type': 'FAQ Item',
            title: `Frage ${id}?`,
          })),
          items_total: 2,
        }),
      ),
      http.get(/\/q1$/, ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json(makeContent({ '@id': `${address}/q1`, '@type': 'FAQ Item', text, file }));
      }),
    );
    const View = readView(folder);
    const content = makeContent({ '@id': address, '@type': 'Folder', title: 'Fragen' });
    renderWithSite(
      <BlocksProvider>
        <View content={content} />
      </BlocksProvider>,
      { path: '/de/x' },
    );
    return asked;
  }

  test('opens one on a click, asks for its answer once, and closes it again', async () => {
    const asked = openFolder();
    const question = await screen.findByRole('button', { name: 'Frage 1?' });
    expect(question).toHaveAttribute('aria-expanded', 'false');
    expect(asked).toHaveLength(0);
    await userEvent.click(question);
    expect(await screen.findByText('Es gilt ab Mai.')).toBeVisible();
    expect(screen.getByRole('link', { name: /ordnung\.pdf/ })).toBeVisible();
    await userEvent.click(question);
    expect(question).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
    expect(asked).toHaveLength(1);
  });

  test('says where an answer cannot be had, and tries again', async () => {
    openFolder();
    api.use(http.get(/\/q2$/, () => new HttpResponse(null, { status: 500 })));
    await userEvent.click(await screen.findByRole('button', { name: 'Frage 2?' }));
    const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
    api.use(
      http.get(/\/q2$/, () =>
        HttpResponse.json(makeContent({ '@id': `${address}/q2`, '@type': 'FAQ Item', text })),
      ),
    );
    await userEvent.click(again);
    expect(await screen.findByText('Es gilt ab Mai.')).toBeVisible();
  });
});
