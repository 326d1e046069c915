import { Suspense } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { viewOf } from '@/content-types/registry';
import type { Language } from '@/lib/language';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { errorsOfThing, statedThings } from '~test/support/schema-org';

const api = startApi();

const torsen = {
  '@id': 'http://localhost:3000/profile/torsen',
  '@type': 'Member',
  UID: 'u-torsen',
  title: 'Prof. Dr. Ylva Torsen',
  academic: 'Prof. Dr.',
  firstname: 'Ylva',
  name: 'Torsen',
  positions: 'Leiterin des Bereichs\nSprecherin der Schule',
  phone: '+49 40 66969-211',
  building: '04.8',
  room: '211',
  layout: '',
};

function show(fields: object = {}, language: Language = 'de') {
  const content = makeContent({ ...torsen, ...fields });
  const View = viewOf(content);
  return renderWithSite(
    <Suspense>
      <View content={content} />
    </Suspense>,
    { language, path: language === 'de' ? '/de/x' : '/en/x' },
  );
}

const shown = () => screen.findByRole('heading', { level: 1, name: 'Prof. Dr. Ylva Torsen' });

function answer(path: string, body: object, status = 200): URL[] {
  const asked: URL[] = [];
  api.use(
    http.get(`*/${path}`, ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(body, { status });
    }),
  );
  return asked;
}

describe('The profile of a person', () => {
  test('tells name, positions line by line, telephone, room and address', async () => {
    show({
      address: 'Am Wispewehr 1\n00417 Immerlund',
      location_link: '/de/anfahrt',
      mobile: '0171 1',
      description: 'Leiterin des Bereichs',
    });
    await shown();
    // What describes her in lists is one of these lines, and said once.
    expect(screen.getByText('Leiterin des Bereichs').tagName).toBe('LI');
    expect(screen.getByText('Sprecherin der Schule').tagName).toBe('LI');
    expect(screen.getByRole('link', { name: '+49 40 66969-211' })).toHaveAttribute(
      'href',
      'tel:+494066969211',
    );
    expect(screen.getByText('Geb.04.8/R.211')).toBeVisible();
    expect(screen.getByText('00417 Immerlund').tagName).toBe('LI');
    expect(screen.getByRole('link', { name: 'Weg dorthin' })).toHaveAttribute('href', '/de/anfahrt');
  });

  test('opens the address that an encoded mail stands for', async () => {
    // y.torsen@immerlund.example, its letters rotated back by ten and written in base64.
    const rotated = 'y.torsen@immerlund.example'.replace(/[a-z]/g, (letter) =>
      String.fromCharCode(((letter.charCodeAt(0) - 97 + 16) % 26) + 97),
    );
    show({ email: btoa(rotated) });
    await shown();
    expect(screen.getByRole('link', { name: 'y.torsen@immerlund.example' })).toHaveAttribute(
      'href',
      'mailto:y.torsen@immerlund.example',
    );
    expect(JSON.stringify(statedThings())).not.toContain('immerlund.example');
  });

  test.each([
    [{ token: 'science', title: 'x' }, 'Kompetenzfelder'],
    [{ token: 'technology', title: 'x' }, 'Aufgabengebiete'],
    [null, 'Kompetenzfelder'],
  ])('the kind of competence %j is headed %s', async (competence_type, heading) => {
    show({ competence_type, fields_of_competence: ['Morphogenese', ' '] });
    const section = (await screen.findByRole('heading', { name: heading })).closest('section');
    expect(within(section as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
  });

  test('the introduction is headed by its own headline, else “About me”', async () => {
    const about_me = { data: '<p>Sand fascinated me.</p>' };
    const { unmount } = show({ about_me, about_me_shown: true, about_me_headline: 'My way' }, 'en');
    expect(await screen.findByRole('heading', { name: 'My way' })).toBeVisible();
    unmount();
    show({ about_me, about_me_shown: true }, 'en');
    expect(await screen.findByRole('heading', { name: 'About me' })).toBeVisible();
  });

  test('a section whose flag is not set is not there, whatever it holds', async () => {
    const html = { data: '<p>Text</p>' };
    show({ about_me: html, vita: html, vita_shown: false, publications: html, publications_shown: null });
    await shown();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('institutes are found by their tokens, in one call; unknown ones show nothing', async () => {
    const asked = answer('@institutlist', {
      items: [{ '@id': 'http://localhost:3000/de/institute/b', token: 'b', title: 'Institut B' }],
    });
    show({
      institute: 'Früheres Institut',
      institutes: [
        { token: 'a', title: 'Verschwunden' },
        { token: 'b', title: 'B' },
      ],
    });
    expect(await screen.findByRole('link', { name: 'Institut B' })).toHaveAttribute(
      'href',
      '/de/institute/b',
    );
    expect(asked.map(({ searchParams }) => [...searchParams])).toEqual([
      [
        ['institutes', 'a,b'],
        ['locale', 'de'],
      ],
    ]);
    expect(screen.queryByText('Verschwunden')).toBeNull();
  });

  test('a Plone without the list of institutes shows them as they are stored', async () => {
    answer('@institutlist', {}, 404);
    show({ institutes: [{ token: 'a', title: 'Institut A' }] });
    expect(await screen.findByText('Institut A')).toBeVisible();
  });

  test('the research group leads to its page', async () => {
    const asked: URLSearchParams[] = [];
    const clouds = { '@id': 'http://localhost:3000/de/gruppen/wolken', id: 'wolken', token: 'himmel' };
    api.use(
      http.get('*/@search', ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(searchParams);
        return HttpResponse.json({ items: searchParams.get('id') === 'himmel' ? [] : [clouds] });
      }),
    );
    const { unmount } = show({ research_group: { token: 'wolken', title: 'Wolken' } });
    expect(await screen.findByRole('link', { name: 'Wolken' })).toHaveAttribute('href', '/de/gruppen/wolken');
    expect(asked.map((each) => [each.get('id'), each.get('b_size')])).toEqual([['wolken', '1']]);
    unmount();
    show({ research_group: { token: 'himmel', title: 'Himmel' } });
    expect(await screen.findByRole('link', { name: 'Himmel' })).toHaveAttribute('href', '/de/gruppen/wolken');
  });

  test('one that the directory keeps says so', async () => {
    show({ member_source: 'ldap' });
    expect(await screen.findByText(/kommt aus dem Verzeichnis/)).toBeVisible();
  });
});

describe('What names a person', () => {
  const award = {
    '@id': 'http://localhost:3000/de/preise/sand',
    '@type': 'Award',
    title: 'Sandpreis',
    award_date_month: { token: '10', title: 'Oktober' },
    award_date_year: 2024,
    award_type: { token: 'x', title: 'Preis' },
  };

  test.each([
    ['Auszeichnungen', 'awards_shown', 'Award', { fullobjects: '1' }],
    ['Projekte', 'projects_shown', 'Project', { metadata_fields: '_all' }],
    ['Meldungen', 'news_shown', 'Meldung', { metadata_fields: '_all' }],
  ])('%s are asked for when they are opened first', async (name, flag, portal_type, more) => {
    const asked = answer('@search', { items: [award], items_total: 1 });
    show({ [flag]: true });
    const opener = await screen.findByRole('button', { name });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(asked).toEqual([]);
    opener.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Sandpreis' })).toHaveAttribute('href', '/de/preise/sand');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      portal_type,
      members: 'u-torsen',
      b_size: '25',
      Language: 'de',
      ...more,
    });
    await userEvent.click(opener);
    await userEvent.click(opener);
    expect(asked).toHaveLength(1);
  });

  test('translations are not listed beside it; what there is in another language alone is', async () => {
    const asked: (string | null)[] = [];
    api.use(
      http.get('*/@search', ({ request }) => {
        const language = new URL(request.url).searchParams.get('Language');
        asked.push(language);
        const items = language === null ? [award] : [];
        return HttpResponse.json({ items, items_total: items.length });
      }),
    );
    show({ projects_shown: true }, 'en');
    await userEvent.click(await screen.findByRole('button', { name: 'Projects' }));
    expect(await screen.findByRole('link', { name: 'Sandpreis' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Projects 1' })).toBeVisible();
    expect(asked).toEqual(['en', null]);
  });

  test('an award tells month, year and kind; nothing found and a failure are said', async () => {
    answer('@search', { items: [award], items_total: 1 });
    const { unmount } = show({ awards_shown: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Auszeichnungen' }));
    expect(await screen.findByText('Oktober 2024 · Preis')).toBeVisible();
    unmount();
    answer('@search', { items: [], items_total: 0 });
    show({ awards_shown: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Auszeichnungen' }));
    expect(await screen.findByText('Keine Einträge.')).toBeVisible();
  });
});

describe('The card of a person', () => {
  test('is made in the browser, with every sign in its place', async () => {
    let saved: Blob | undefined;
    URL.createObjectURL = (blob) => {
      saved = blob as Blob;
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show({ email: 'y@example.org', address: 'Weg 1; Hof\n00417 Ort', institute: 'Zellen, Gewebe', fax: '1' });
    await userEvent.click(await screen.findByRole('button', { name: 'Kontakt speichern' }));
    const lines = ((await saved?.text()) ?? '').split('\r\n');
    expect(lines).toContain('N:Torsen;Ylva;;Prof. Dr.;');
    expect(lines).toContain('ORG:Zellen\\, Gewebe');
    expect(lines).toContain('ADR;TYPE=WORK:;;Weg 1\\; Hof\\n00417 Ort;;;;');
    expect(lines).toContain('EMAIL;TYPE=INTERNET,WORK:y@example.org');
    expect(lines[0]).toBe('BEGIN:VCARD');
    expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
    expect(saved?.type).toBe('text/vcard');
    expect((clicked.mock.instances[0] as unknown as HTMLAnchorElement).download).toBe(
      'Prof. Dr. Ylva Torsen.vcf',
    );
    clicked.mockRestore();
  });

  test('no value can begin an entry of its own, and no line is longer than 75 bytes', async () => {
    const { cardOwner } = await import('@/content-types/member/card-owner');
    const { vCard } = await import('@/components/persons/vcard');
    const { memberShape } = await import('@/content-types/member/data');
    const data = memberShape.read({
      ...torsen,
      positions: '',
      phone: '1\r\nNOTE:x',
      address: '🙂'.repeat(60),
    });
    const card = vCard(cardOwner(data, []));
    expect(card).not.toMatch(/^NOTE/m);
    const longest = Math.max(...card.split('\r\n').map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain('🙂'.repeat(60));
  });

  test('what odd signs, formulas and 10 000 characters say stands in it whole', async () => {
    const { cardName, vCard } = await import('@/components/persons/vcard');
    const odd = `=cmd|' /C calc'!A0 <b>b</b> \u202Eabc\u202C 🌊`;
    const long = '<&\u202E🌊='.repeat(1666);
    const card = vCard({
      fullName: odd,
      family: odd,
      firstName: odd,
      academic: odd,
      positions: [odd, long],
      institutes: [odd],
      phone: odd,
      mobile: odd,
      fax: odd,
      email: `${odd}@example.org`,
      address: odd,
      page: odd,
    });
    const lines = card.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const entries = card.replaceAll('\r\n ', '').trim().split('\r\n');
    expect(entries).toHaveLength(13);
    expect(entries.filter((entry) => !entry.includes(odd))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'END:VCARD',
    ]);
    expect(entries).toContain(`TITLE:${odd}\\, ${long}`);
    expect(cardName(`../${odd}`)).toMatch(/^[\p{L}\p{N} .-]+\.vcf$/u);
  });
});

test('A person is stated with affiliation and sameAs', async () => {
  show({
    institute: 'Institut für Zellbiophysik',
    website: 'https://torsen.example/',
    research_url_1: 'https://daten.example/x',
    fields_of_competence: ['Morphogenese'],
  });
  await shown();
  await waitFor(() => expect(statedThings()).toHaveLength(1));
  const [person] = statedThings();
  expect(errorsOfThing(person)).toEqual([]);
  expect(person).toMatchObject({
    '@type': 'Person',
    name: 'Prof. Dr. Ylva Torsen',
    jobTitle: ['Leiterin des Bereichs', 'Sprecherin der Schule'],
    affiliation: [{ '@type': 'Organization', name: 'Institut für Zellbiophysik' }],
    sameAs: ['https://torsen.example/', 'https://daten.example/x'],
  });
});
