// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { getContent, getNavigation } from '@/api/content';
import { ApiError } from '@/api/error';
import { postLogin } from '@/api/session';
import type { AnyContent } from '@/api/types/any-content';
import { startApi } from '~test/support/api';
import { answerWithExample, realExample } from '~test/support/real-examples';

const api = startApi();
const reading = { language: 'de' } as const;

function answer(name: string, status?: number): Request[] {
  const { requests, handler } = answerWithExample(name, status);
  api.use(handler);
  return requests;
}

async function failureOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error.details;
}

describe('a page', () => {
  test('is one GET with all expanders, and with the navigation where it is not known', async () => {
    const requests = answer('content_get_document_expanded_anon');
    await getContent('/de/forschung', { ...reading, withNavigation: false });
    await getContent('/de/forschung', { ...reading, withNavigation: true });
    const urls = requests.map(({ url }) => new URL(url));
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
    expect(urls.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/++api++/de/forschung'));
    expect(urls.map(({ searchParams }) => searchParams.get('expand')?.split(',').sort())).toEqual([
      ['actions', 'breadcrumbs', 'contextnavigation', 'fzjsettings', 'nearest-institut', 'translations'],
      [
        'actions',
        'breadcrumbs',
        'contextnavigation',
        'fzjsettings',
        'navigation',
        'nearest-institut',
        'translations',
      ],
    ]);
    expect(urls.map(({ searchParams }) => searchParams.get('expand.navigation.depth'))).toEqual([null, '3']);
  });

  test.each([
    'content_get_document_anon',
    'content_get_document_expanded_anon',
    'content_get_document_expanded_editor',
    'content_get_folder_batched_anon',
    'content_patch_representation_200',
    'content_post_201',
    'event_get_anon',
    'file_get_anon',
    'image_get_anon',
    'image_svg_get_anon',
    'link_internal_get_anon',
    'lrf_get_anon',
    'newsitem_get_editor',
    'siteroot_get_anon',
    'type-content',
    'version-0',
    'version-2',
  ])('is what %s says, untouched', async (name) => {
    answer(name);
    const page = await getContent('/de/seite', { ...reading, withNavigation: false });
    const body = realExample<AnyContent>(name);
    expect(page).toEqual(body);
    expect(page['@type']).toMatch(/\w/);
  });

  test.each([
    ['error_401', 401, 'You are not authorized to access this resource.'],
    ['error_404', 404, 'Resource not found: http://localhost:8080/Plone/++api++/de/gibtsnicht'],
    ['error_403_type', 403, 'Disallowed subobject type: Folder'],
  ])('that is refused with %s is told with status and message', async (name, status, message) => {
    answer(name, status);
    expect(await failureOf(getContent('/de/x', { ...reading, withNavigation: false }))).toMatchObject({
      kind: 'http',
      status,
      message,
    });
  });

  test.each(['search_empty_text_anon', 'login_200'])(
    'is never taken from %s, which is none',
    async (name) => {
      answer(name);
      expect(await failureOf(getContent('/de/x', { ...reading, withNavigation: false }))).toMatchObject({
        kind: 'malformed',
      });
    },
  );
});

describe('the navigation', () => {
  test('has three levels of the language root', async () => {
    const requests = answer('navigation_depth3_anon');
    const items = await getNavigation('/de', reading);
    expect(items.map(({ title }) => title)).toContain('Home');
    expect(items.length).toBe(realExample<{ items: [] }>('navigation_depth3_anon').items.length);
    const url = new URL(requests[0]?.url ?? '');
    expect(url.pathname).toBe('/++api++/de/@navigation');
    expect(url.searchParams.get('expand.navigation.depth')).toBe('3');
  });
});

describe('the login', () => {
  test('gives the token', async () => {
    const requests = answer('login_200');
    const token = await postLogin('conted1', 'geheim', 'de');
    expect(token).toBe(realExample<{ token: string }>('login_200').token);
    expect(await requests[0]?.json()).toEqual({ login: 'conted1', password: 'geheim' });
  });

  test('with a wrong password is a 401', async () => {
    answer('error_401_login', 401);
    expect(await failureOf(postLogin('conted1', 'falsch', 'de'))).toMatchObject({
      status: 401,
      message: 'Wrong login and/or password.',
    });
  });
});
