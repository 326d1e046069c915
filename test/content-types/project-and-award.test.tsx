import { Suspense } from 'react';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { namesPeople } from '@/content-types/shared/names-people';
import { viewOf } from '@/content-types/registry';
import type { Language } from '@/lib/language';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { errorsOfThing, statedThings } from '~test/support/schema-org';

const api = startApi();

function show(fields: object, language: Language = 'de') {
  const content = makeContent({ layout: '', ...fields });
  const View = viewOf(content);
  return renderWithSite(
    <BlocksProvider>
      <Suspense>
        <View content={content} />
      </Suspense>
    </BlocksProvider>,
    { language, path: `/${language}/x` },
  );
}

const member = (id: number) => ({
  '@id': `http://localhost:3000/profile/p${id}`,
  '@type': 'Member',
  title: `Person ${id}`,
});
const picture = { download: 'http://localhost:3000/logo.svg', 'content-type': 'image/svg+xml', scales: {} };

describe('A project', () => {
  const dates = {
    '@type': 'Project',
    project_start_month: { token: '10', title: 'October' },
    project_start_year: 2024,
    project_end_month: { token: '9', title: 'September' },
    project_end_year: 2028,
  };

  test.each([
    ['de', 'Oktober 2024 bis September 2028'],
    ['en', 'October 2024 until September 2028'],
  ] as const)('tells in %s that it runs %s', async (language, words) => {
    show({ ...dates, project_type: { token: 'national', title: 'Verbund' } }, language);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Verbund')).toBeVisible();
  });

  test('without an end says since when it runs', async () => {
    show({ '@type': 'Project', project_start_year: 2024 });
    expect(await screen.findByText('seit 2024')).toBeVisible();
  });

  test('shows three of its members, as links with their portraits', async () => {
    show({ '@type': 'Project', members: [1, 2, 3, 4].map(member) });
    expect(await screen.findAllByRole('link', { name: /^Person/ })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/profile/p1');
  });

  test('names up to ten partners and three funding providers with logo and link', async () => {
    const partners = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`project_partner_${index + 1}`, `Partner ${index + 1}`]),
    );
    const funders = Object.fromEntries(
      Array.from({ length: 4 }, (_, index) => [
        `external_funding_provider_${index + 1}`,
        `Fonds ${index + 1}`,
      ]),
    );
    show({
      '@type': 'Project',
      ...partners,
      ...funders,
      project_partner_1_link: 'https://partner.example',
      project_partner_1_logo: picture,
      external_funding_provider_1_link: 'https://fonds.example',
      external_funding_provider_2_link: 'javascript:alert(1)',
    });
    const list = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
    await screen.findByRole('heading', { name: 'Partner' });
    expect(list('Partner').getAllByRole('listitem')).toHaveLength(10);
    const first = list('Partner').getByRole('link', { name: /Partner 1$/ });
    expect(first).toHaveAttribute('href', 'https://partner.example');
    expect(first.querySelector('img')).toHaveAttribute('src', expect.stringContaining('logo.svg'));
    expect(list('Gefördert durch').getAllByRole('listitem')).toHaveLength(3);
    expect(list('Gefördert durch').getAllByRole('link')).toHaveLength(1);
  });

  test('the institutes that take part are found by their tokens; unknown ones show nothing', async () => {
    api.use(
      http.get('*/@institutlist', ({ request }) => {
        expect(new URL(request.url).searchParams.get('institutes')).toBe('a,b');
        return HttpResponse.json({
          items: [{ '@id': 'http://localhost:3000/de/institute/b', token: 'b', title: 'Institut B' }],
        });
      }),
    );
    show({
      '@type': 'Project',
      involved_institutes: [
        { token: 'a', title: 'Weg' },
        { token: 'b', title: 'B' },
      ],
    });
    expect(await screen.findByRole('link', { name: 'Institut B' })).toHaveAttribute(
      'href',
      '/de/institute/b',
    );
    expect(screen.queryByText('Weg')).toBeNull();
  });

  test('leads on to further information in its own words', async () => {
    const { unmount } = show({
      '@type': 'Project',
      link_further_information: 'https://falten.example',
      link_further_information_text: 'Auftritt des Verbunds',
      detailed_description: { data: '<p>Ein Darm faltet sich.</p>' },
    });
    expect(await screen.findByRole('link', { name: /Auftritt des Verbunds/ })).toBeVisible();
    expect(screen.getByText('Ein Darm faltet sich.')).toBeVisible();
    unmount();
    show({ '@type': 'Project', link_further_information: 'https://falten.example' });
    expect(await screen.findByRole('link', { name: /Weitere Informationen/ })).toBeVisible();
  });

  test('is stated as a ResearchProject with funders and members', async () => {
    show({
      ...dates,
      title: 'Falten',
      members: [member(1)],
      project_partner_1: 'Labor',
      external_funding_provider_1: 'Fonds',
      external_funding_provider_1_link: 'https://fonds.example',
    });
    await screen.findByRole('heading', { level: 1, name: 'Falten' });
    const [thing] = statedThings();
    expect(errorsOfThing(thing)).toEqual([]);
    expect(thing).toMatchObject({
      '@type': 'ResearchProject',
      foundingDate: '2024-10-01',
      dissolutionDate: '2028-09-01',
      funder: [{ '@type': 'Organization', name: 'Fonds', url: 'https://fonds.example/' }],
      member: [
        { '@type': 'Organization', name: 'Labor' },
        { '@type': 'Person', name: 'Person 1', url: 'http://localhost:3000/profile/p1' },
      ],
    });
  });
});

describe('An award', () => {
  test('tells kind, month and year, place, winners and website', async () => {
    show({
      '@type': 'Award',
      title: 'Sandpreis',
      description: 'Für Sand.',
      award_type: { token: 'x', title: 'Preis' },
      award_date_month: { token: '10', title: 'Oktober' },
      award_date_year: 2024,
      location: 'Berlin',
      members: [member(1)],
      website_link: 'https://preis.example/',
    });
    await screen.findByRole('heading', { level: 1, name: 'Sandpreis' });
    for (const words of ['Für Sand.', 'Preis', 'Oktober 2024', 'Berlin'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'preis.example' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/profile/p1');
  });
});

describe('A research group', () => {
  beforeEach(() => api.use(http.get('*/@search', () => HttpResponse.json({ items: [], items_total: 0 }))));

  const group = { '@type': 'Research Group', title: 'Lipidlabor', subtitle: 'Bläschen und Filme' };

  test('has a title area with a subtitle, and no picture where none is stored', async () => {
    const { container } = show(group);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lipidlabor' })).toBeVisible();
    expect(screen.getByText('Bläschen und Filme')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  test('names its people with their portraits, unless its editors do', async () => {
    const asked: URLSearchParams[] = [];
    api.use(
      http.get('*/@search', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({ items: [member(1), member(2)], items_total: 2 });
      }),
    );
    const { unmount } = show({ ...group, token: 'lipide' });
    expect(await screen.findByRole('heading', { name: 'Mitglieder der Gruppe' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Person 2' })).toHaveAttribute('href', '/profile/p2');
    expect(asked[0]?.get('research_group')).toBe('lipide');
    expect(asked[0]?.get('sort_on')).toBe('sortable_title');
    unmount();
    show({ ...group, blocks: { a: { '@type': 'memberList' } }, blocks_layout: { items: ['a'] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lipidlabor' })).toBeVisible();
    expect(asked).toHaveLength(1);
    const query = [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Member'] }];
    const people = { '@type': 'listing', querystring: { query } };
    const on = (block: object) =>
      namesPeople(makeContent({ blocks: { a: block }, blocks_layout: { items: ['a'] } } as object));
    expect([people, { '@type': 'listing' }, { '@type': 'members' }].map(on)).toEqual([true, false, true]);
  });

  test('stands on its banner, and names itself once', async () => {
    const { container } = show({
      ...group,
      banner_background_image: picture,
      blocks: { a: { '@type': 'title' }, b: { '@type': 'description' } },
      blocks_layout: { items: ['a', 'b'] },
      description: 'Membranen aus Einzelteilen.',
    });
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.querySelector('header img')).toHaveAttribute('src', expect.stringContaining('logo.svg'));
    expect(await screen.findByText('Membranen aus Einzelteilen.')).toBeVisible();
  });
});
