import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, passthrough } from 'msw';
import { describe, expect, test } from 'vitest';
import { flatten } from '@/api/urls';
import { configureSite } from '@/site/site';
import { startApi } from '~test/support/api';
import { renderSite } from '~test/support/render-site';

const api = startApi();
/** The Plone from which the bodies were taken. */
const site = { apiPath: 'http://localhost:8080/Plone' };

interface Body {
  '@id': string;
  title: string;
}

function example(name: string): Body {
  return JSON.parse(readFileSync(`test/real-examples/${name}.json`, 'utf8')) as Body;
}

/** Answers the page's own call with the body, and everything round it as a stock Plone: not found. */
function answerWith(body: Body): void {
  const path = new URL(body['@id']).pathname.replace('/Plone', '');
  api.use(
    http.all(/.*/, ({ request }) => {
      const url = new URL(request.url);
      if (url.protocol === 'data:') return passthrough();
      if (url.pathname === `/Plone/++api++${path}`) return HttpResponse.json(body as never);
      if (url.pathname.endsWith('/@search') || url.pathname.endsWith('/@querystring-search')) {
        return HttpResponse.json({ '@id': request.url, items: [], items_total: 0 });
      }
      return HttpResponse.json(
        { type: 'NotFound', message: 'Resource not found', context: null },
        { status: 404 },
      );
    }),
  );
}

describe('the content page takes every body of a real Plone', () => {
  test.each([
    'content_get_document_anon',
    'content_get_document_expanded_anon',
    'content_get_document_expanded_editor',
    'content_get_folder_batched_anon',
    'content_patch_representation_200',
    'event_get_anon',
    'file_get_anon',
    'image_get_anon',
    'image_svg_get_anon',
    'newsitem_get_editor',
    'type-content',
    'version-0',
    'version-2',
  ])('%s', async (name) => {
    const body = example(name);
    answerWith(body);
    configureSite(site);
    await renderSite(flatten(body['@id']), { site });
    expect(await screen.findByRole('heading', { level: 1, name: body.title })).toBeVisible();
  });

  test('a language root without blocks shows its title', async () => {
    const body = example('lrf_get_anon');
    answerWith(body);
    await renderSite('/de', { site });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(body.title);
  });

  test('a link takes visitors to its target', async () => {
    const body = example('link_internal_get_anon');
    answerWith(body);
    const { router } = await renderSite('/de/intern', { site });
    await waitFor(() => expect(router.state.location.pathname).toBe('/de/forschung'));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
