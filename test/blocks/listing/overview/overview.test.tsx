import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { addressOf, askedIn } from '@/blocks/listing/overview/address';
import { chosenItems, knownItems } from '@/blocks/listing/overview/choose';
import { facetsOf, kindOf } from '@/blocks/listing/overview/facets';
import { groupsOf } from '@/blocks/listing/overview/groups';
import type { Summary } from '@/api/types/summary';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const origin = window.location.origin;

const project = (title: string, fields: object) => ({
  '@id': `${origin}/de/${title.toLowerCase()}`,
  '@type': 'Project',
  title,
  description: '',
  ...fields,
});
const projects = [
  project('Alt', { Subject: ['Klima'], project_end_year: '2020', project_end_month: '9' }),
  project('Neu', {
    Subject: ['Klima', 'Meer'],
    project_start_year: '2024',
    external_funding_provider_1: 'Fonds',
  }),
  project('Offen', { project_end_year: '2999' }),
] as unknown as Summary[];

function find(items: readonly object[], total = items.length) {
  api.use(
    http.get('*/@querystring-search', () => HttpResponse.json({ items, items_total: total })),
    http.get('*/@institutlist', () => HttpResponse.json({ items: [] })),
  );
}

const block = {
  '@type': 'listing',
  variation: 'overview',
  querystring: {
    query: [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Project'] }],
  },
};

const show = (address = '/de/x') => renderBlocks([block], { path: address });
const titles = () =>
  [...document.querySelectorAll('.listing-item__link')].map(({ textContent }) => textContent);
const groups = () => [...document.querySelectorAll('.overview__head')].map(({ textContent }) => textContent);

describe('An overview', () => {
  test('of projects is narrowed down by topic, time and funder, one value of each being enough', () => {
    expect(kindOf(projects)).toBe('project');
    const known = knownItems(projects, facetsOf.project, { today: '2026-11', institutes: [] });
    const left = (search: string) =>
      chosenItems(known, askedIn(new URLSearchParams(search), '')).map(({ title }) => title);
    expect(left('topic=Klima')).toEqual(['Alt', 'Neu']);
    expect(left('topic=Klima&topic=Meer&time=running')).toEqual(['Neu']);
    expect(left('time=ended')).toEqual(['Alt']);
    expect(left('time=running')).toEqual(['Neu', 'Offen']);
    expect(left('funder=Fonds')).toEqual(['Neu']);
    expect(left('topic=constructor')).toEqual([]);
  });

  test('of awards and news is narrowed down by topic and year', () => {
    const award = { '@id': '/a', '@type': 'Award', title: 'A', award_date_year: 2025 } as unknown as Summary;
    const news = { '@id': '/n', '@type': 'Meldung', title: 'N', effective: '2024-05-01T10:00:00' } as Summary;
    expect(kindOf([award])).toBe('award');
    expect(kindOf([award, news])).toBe('other');
    const years = (kind: 'award' | 'other', item: Summary) =>
      facetsOf[kind].find(({ name }) => name === 'year')?.valuesOf(item, { today: '', institutes: [] });
    expect(years('award', award)).toEqual(['2025']);
    expect(years('other', news)).toEqual(['2024']);
    expect(years('other', { ...news, effective: 'None' })).toEqual([]);
  });

  test('of awards has the latest year and month first, what has none last', () => {
    const award = (title: string, year?: string, month?: string) =>
      ({ title, award_date_year: year, award_date_month: month }) as unknown as Summary;
    const awards = [award('A', '2024', '3'), award('B', '2025', '9'), award('C'), award('D', '2025', '11')];
    const asked = askedIn(new URLSearchParams(), '');
    const grouped = groupsOf(awards, 'award', asked, 'de');
    expect(grouped.map(({ key, items }) => [key, ...items.map(({ title }) => title)])).toEqual([
      ['2025', 'D', 'B'],
      ['2024', 'A'],
      ['', 'C'],
    ]);
  });

  test('keeps all that is chosen in the address, and all that it knows nothing of', () => {
    const asked = askedIn(new URLSearchParams('topic=A&topic=B&topic=A&rows=30&x=1'), '');
    expect(asked).toMatchObject({ chosen: { topic: ['A', 'B'] }, rows: 48 });
    expect(addressOf(new URLSearchParams('x=1&topic=C'), asked, '').toString()).toBe(
      'x=1&topic=A&topic=B&rows=48',
    );
    expect(askedIn(new URLSearchParams('rows=-1e99&topic='), '')).toMatchObject({
      chosen: { topic: [] },
      rows: 24,
    });
    expect(addressOf(new URLSearchParams(), asked, '-b').toString()).toBe('topic-b=A&topic-b=B&rows-b=48');
  });

  test('is chosen from by keys and pointer, says how much is left, and is shown whole again', async () => {
    find(projects);
    show();
    expect(await screen.findByText('3 Einträge')).toBeVisible();
    const topics = within(screen.getByRole('group', { name: 'Thema' }));
    topics.getByRole('checkbox', { name: 'Klima 2' }).focus();
    await userEvent.keyboard(' ');
    expect(await screen.findByText('2 Einträge')).toBeVisible();
    expect(titles()).toEqual(['Alt', 'Neu']);
    await userEvent.click(screen.getByRole('button', { name: 'Beendet 1' }));
    expect(titles()).toEqual(['Alt']);
    const chips = within(screen.getByRole('list', { name: 'Gewählte Filter' }));
    await userEvent.click(chips.getByRole('button', { name: /^Klima/ }));
    expect(await screen.findByText('1 Eintrag', { selector: '[role=status]' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Alle 3' }));
    expect(await screen.findByText('3 Einträge')).toBeVisible();
    await userEvent.click(topics.getByRole('checkbox', { name: 'Klima 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(await screen.findByText('3 Einträge')).toHaveFocus();
  });

  test('shows 24 at first, and says where not all could be asked for', async () => {
    find(
      Array.from({ length: 30 }, (_, at) => project(`P${at}`, {})),
      700,
    );
    show();
    expect(await screen.findByText('24 von 30 geladen')).toBeVisible();
    expect(await screen.findByText('Ausgewählt wird aus den ersten 500 von 700 Einträgen.')).toBeVisible();
    expect(titles()).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: '6 weitere zeigen' }));
    expect(titles()).toHaveLength(30);
  });

  test('of which the address asks for what there is not says so', async () => {
    find(projects);
    show('/de/x?topic=Nichts');
    expect(await screen.findByText('Nichts passt zu dieser Auswahl.')).toBeVisible();
  });

  const news = (title: string, effective: string) => ({
    '@id': `${origin}/de/${title}`,
    '@type': 'Meldung',
    title,
    description: '',
    effective,
    Subject: ['Klima'],
  });
  const chips = () =>
    [...document.querySelectorAll('.facet-bar__chosen li')].map(({ textContent }) => textContent);

  test.each([
    ['year=99999', ['99999']],
    ['year=-1&month=-1-x', ['-1', '-1-x']],
    ['topic=constructor&topic=__proto__', ['constructor', '__proto__']],
    [
      `topic=${encodeURIComponent('<img src=x onerror=alert(1)>')}&topic=\u202Eabc&topic=🚢`,
      ['<img src=x onerror=alert(1)>', '\u202Eabc', '🚢'],
    ],
    ['year=%E0%A4%A', ['\uFFFD%A']],
  ])('of news says which of %s nothing has, as text, and gives it up', async (address, said) => {
    find([news('Neu', '2026-11-03T08:00:00+00:00'), news('Alt', '2025-11-03T08:00:00+00:00')]);
    const { container, router } = show(`/de/x?${address}`);
    expect(await screen.findByText('Nichts passt zu dieser Auswahl.')).toBeVisible();
    expect(chips()).toEqual(said.map((words) => `${words}, Filter entfernen`));
    expect(container.querySelector('img')).toBeNull();
    for (const button of screen.getAllByRole('button', { name: /, Filter entfernen$/ }).reverse())
      await userEvent.click(button);
    expect(await screen.findByText('2 Einträge')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  test.each([
    'page=-1',
    'rows=-1',
    'rows=5e-324&rows=99',
    'rows=constructor',
    'month=2026-11',
    'year=&month=2026-11',
    'funder=Fonds&time=running',
    'topic=%20&topic=',
    `topic=${'x'.repeat(10_000)}`,
    '%E0%A4%A=%&constructor=1&__proto__=2&%',
  ])('of news is whole where the address says %s', async (address) => {
    find(Array.from({ length: 30 }, (_, at) => news(`N${at}`, `20${10 + (at % 9)}-11-03T08:00:00+00:00`)));
    show(`/de/x?${address}`);
    expect(await screen.findByText('30 Einträge')).toBeVisible();
    expect(titles()).toHaveLength(24);
    expect(chips()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).not.toBeInTheDocument();
  });

  test('shows as many rows as an address asks for, up to 480', async () => {
    find(Array.from({ length: 500 }, (_, at) => news(`N${at}`, '2026-11-03T08:00:00+00:00')));
    show('/de/x?rows=99999999');
    expect(await screen.findByText('480 von 500 geladen')).toBeVisible();
    expect(titles()).toHaveLength(480);
  });

  test.each(['<script>alert(1)</script>', '\u202Emoc', 'x'.repeat(10_000), '%00', 'constructor'])(
    'keeps words of an address as text: %.30s',
    async (words) => {
      find(projects);
      const { container } = show(`/de/x?text=${encodeURIComponent(words)}`);
      const isLong = words.length > 200;
      const left = isLong ? '3 Einträge' : 'Nichts passt zu dieser Auswahl.';
      expect(await screen.findByText(left)).toBeVisible();
      expect(screen.getByRole('textbox', { name: 'Stichwort' })).toHaveValue(words);
      expect(container.querySelector('script, img')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
      expect(await screen.findByText('3 Einträge')).toBeVisible();
    },
  );

  test('of projects says that none has ended where the address asks for those', async () => {
    find(projects.slice(1));
    show('/de/x?time=ended');
    expect(await screen.findByText('Nichts passt zu dieser Auswahl.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Beendet 0', pressed: true })).toBeVisible();
  });

  test('of nothing says that there is nothing, not that it was narrowed down', async () => {
    find([]);
    show();
    expect(await screen.findByText('Es wurden keine Einträge gefunden.')).toBeVisible();
  });

  test('of projects stands by topic, each with when it runs drawn beside its words', async () => {
    find(projects);
    const { container } = show();
    expect(await screen.findByText('3 Einträge')).toBeVisible();
    expect(groups()).toEqual(['Klima2 Einträge', 'Weitere1 Eintrag']);
    expect(screen.getByRole('heading', { level: 2, name: 'Klima' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Alt' })).toBeVisible();
    expect(container.querySelector('.time-legend')).toHaveTextContent('vergangennoch vor unsheute');
    const bars = [...container.querySelectorAll<HTMLElement>('.time-bar')];
    expect(bars).toHaveLength(3);
    // What ended before the years that are drawn has nothing to come, what has no end comes to their edge.
    expect(bars[0]?.style.getPropertyValue('--coming')).toBe('0.00%');
    expect(bars[1]?.style.getPropertyValue('--coming')).not.toBe('0.00%');
  });

  test('of projects says beside each state how many there are, and shows one of them at a time', async () => {
    find(projects);
    show('/de/x?topic=Klima');
    const states = within(await screen.findByRole('group', { name: 'Laufzeit' }));
    const names = () => states.getAllByRole('button').map(({ textContent }) => textContent);
    const pressed = () => states.getByRole('button', { pressed: true }).textContent;
    expect(await states.findByRole('button', { name: 'Laufend 1' })).toBeVisible();
    expect(names()).toEqual(['Laufend 1', 'Beendet 1', 'Alle 2']);
    expect(pressed()).toBe('Alle 2');
    states.getByRole('button', { name: 'Laufend 1' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Neu']);
    await userEvent.click(states.getByRole('button', { name: 'Beendet 1' }));
    expect(pressed()).toBe('Beendet 1');
    expect(titles()).toEqual(['Alt']);
    await userEvent.click(states.getByRole('button', { name: 'Alle 2' }));
    expect(titles()).toEqual(['Alt', 'Neu']);
  });

  test('of projects says in words how long each still runs, or how long ago it ended', async () => {
    const today = new Date();
    const endsIn = (months: number, start = 2000) => {
      const end = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months));
      return project(`In ${months} ${start}`, {
        project_start_year: String(start),
        project_end_year: String(end.getUTCFullYear()),
        project_end_month: String(end.getUTCMonth() + 1),
      });
    };
    find([...[14, 1, 0, 36, -1, -24, -59].map((months) => endsIn(months)), endsIn(12_000, 2900)]);
    show();
    await screen.findByText('8 Einträge');
    const words = [...document.querySelectorAll('.project-row .meta')].map(({ textContent }) =>
      textContent?.split(' · ').at(-1),
    );
    expect(words.slice(0, -1)).toEqual([
      'noch 14 Monate',
      'noch 1 Monat',
      'endet in diesem Monat',
      'noch 3 Jahre',
      'endete vor 1 Monat',
      'endete vor 2 Jahren',
      'endete vor 4 Jahren',
    ]);
    expect(words.at(-1)).not.toContain('noch');
  });

  test('of news has its topics and years side by side with their counts, several topics at once', async () => {
    const news = (title: string, year: string, Subject: string[]) => ({
      '@id': `${origin}/de/${title}`,
      '@type': 'Meldung',
      title,
      description: '',
      effective: `${year}-10-03T08:00:00+00:00`,
      Subject,
    });
    find([news('Eins', '2026', ['Klima']), news('Zwei', '2025', ['Meer']), news('Drei', '2025', ['Eis'])]);
    show('/de/x?x=1');
    const group = async (name: string) => within(await screen.findByRole('group', { name }));
    const topics = await group('Thema');
    await userEvent.click(await topics.findByRole('button', { name: 'Klima 1' }));
    await userEvent.click(topics.getByRole('button', { name: 'Meer 1' }));
    expect(titles()).toEqual(['Eins', 'Zwei']);
    const years = await group('Jahr');
    expect(years.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Alle Jahre 2',
      '2026 1',
      '2025 1',
    ]);
    await userEvent.click(years.getByRole('button', { name: '2025 1' }));
    expect(titles()).toEqual(['Zwei']);
    await userEvent.click(topics.getByRole('button', { name: 'Alle Themen 2' }));
    expect(titles()).toEqual(['Zwei', 'Drei']);
  });

  test('is searched by the beginnings of its words as one types, and the address tells it', async () => {
    find([
      project('Wärme', { description: 'Für Häuser', member_fullnames: ['Dr. Ada Ohm'] }),
      project('Wasser', { Subject: ['Meer'], external_funding_provider_2: 'Stiftung Nord' }),
      project('Eis', {}),
    ]);
    const { router } = show('/de/x?x=1');
    expect(await screen.findByText('3 Einträge')).toBeVisible();
    const words = screen.getByRole('textbox', { name: 'Stichwort' });
    await userEvent.type(words, 'wär');
    expect(await screen.findByText('1 Eintrag', { selector: '[role=status]' })).toBeVisible();
    expect(titles()).toEqual(['Wärme']);
    expect(router.state.location.search).toBe('?x=1&text=w%C3%A4r');
    for (const [typed, left] of [
      ['hau ohm', 'Wärme'],
      ['NORD', 'Wasser'],
      ['meer', 'Wasser'],
    ] as const) {
      await userEvent.clear(words);
      await userEvent.type(words, typed);
      await waitFor(() => expect(titles()).toEqual([left]));
    }
    await userEvent.clear(words);
    await userEvent.type(words, 'asser');
    expect(await screen.findByText('Nichts passt zu dieser Auswahl.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(await screen.findByText('3 Einträge')).toHaveFocus();
    expect(words).toHaveValue('');
    expect(router.state.location.search).toBe('?x=1');
  });

  test('of projects counts its funders, those that pay for most first, and shows five until more are asked for', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    find([
      ...names.map((name) => project(`Von ${name}`, { external_funding_provider_1: name })),
      project('Noch eines', { external_funding_provider_3: 'H' }),
    ]);
    show();
    const funders = within(await screen.findByRole('group', { name: 'Förderer' }));
    const shown = () => funders.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    expect(shown()).toEqual(['H 2', 'A 1', 'B 1', 'C 1', 'D 1']);
    await userEvent.click(funders.getByRole('button', { name: '3 weitere' }));
    expect(shown()).toHaveLength(8);
    expect(funders.getByRole('checkbox', { name: 'E 1' })).toHaveFocus();
    await userEvent.click(funders.getByRole('checkbox', { name: 'H 2' }));
    await userEvent.click(funders.getByRole('checkbox', { name: 'A 1' }));
    expect(titles().toSorted()).toEqual(['Noch eines', 'Von A', 'Von H']);
    const chips = within(screen.getByRole('list', { name: 'Gewählte Filter' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'H, Filter entfernen',
      'A, Filter entfernen',
    ]);
  });

  test('of news opens the months of the chosen year; another year leaves them', async () => {
    const news = (title: string, effective: string) => ({
      '@id': `${origin}/de/${title}`,
      '@type': 'Meldung',
      title,
      description: '',
      effective,
    });
    find([
      news('Mai', '2026-05-03T08:00:00+00:00'),
      news('Juni', '2026-06-03T08:00:00+00:00'),
      news('Alt', '2025-06-03T08:00:00+00:00'),
    ]);
    const { router } = show();
    const years = within(await screen.findByRole('group', { name: 'Jahr' }));
    expect(screen.queryByRole('group', { name: 'Monat' })).not.toBeInTheDocument();
    await userEvent.click(years.getByRole('button', { name: '2026 2' }));
    const months = within(screen.getByRole('group', { name: 'Monat' }));
    expect(months.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Juni 1', 'Mai 1']);
    await userEvent.click(months.getByRole('button', { name: 'Mai 1' }));
    expect(titles()).toEqual(['Mai']);
    expect(years.getByRole('button', { name: '2025 1' })).toBeVisible();
    expect(router.state.location.search).toBe('?year=2026&month=2026-05');
    await userEvent.click(years.getByRole('button', { name: '2025 1' }));
    expect(titles()).toEqual(['Alt']);
    expect(router.state.location.search).toBe('?year=2025');
  });

  /** Three institutes, the first with two projects below it; `onAsked` delays the answer. */
  function findAtInstitutes(onAsked = () => Promise.resolve(), type = 'Project') {
    const below = (path: string, title: string) => ({
      ...project(title, { '@type': type }),
      '@id': `${origin}/de/institute/${path}`,
    });
    find([
      below('zellen/a', 'A'),
      below('zellen/b/c', 'B'),
      below('meer/d', 'D'),
      project('E', { '@type': type }),
    ]);
    const at = (id: string, title: string) => ({ '@id': `${origin}/de/institute/${id}`, token: id, title });
    api.use(
      http.get('*/@institutlist', async () => {
        await onAsked();
        return HttpResponse.json({ items: [at('zellen', 'Zellen'), at('zell', 'Zell'), at('meer', 'Meer')] });
      }),
    );
  }

  test('of projects is narrowed down by the institutes below which they lie, with their counts', async () => {
    findAtInstitutes();
    const { router } = show();
    const institutes = within(await screen.findByRole('group', { name: 'Institut' }));
    expect(institutes.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Zellen 2',
      'Meer 1',
    ]);
    institutes.getByRole('checkbox', { name: 'Zellen 2' }).focus();
    await userEvent.keyboard(' ');
    expect(titles()).toEqual(['A', 'B']);
    expect(router.state.location.search).toBe('?institute=Zellen');
    expect(chips()).toEqual(['Zellen, Filter entfernen']);
    await userEvent.click(institutes.getByRole('checkbox', { name: 'Meer 1' }));
    expect(titles()).toEqual(['A', 'B', 'D']);
  });

  test('of an institute waits until it is known what lies below it', async () => {
    let answer = () => {};
    const onAsked = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    findAtInstitutes(onAsked);
    show('/de/x?institute=Meer');
    // They are asked for once the projects are known.
    await vi.waitFor(() => expect(onAsked).toHaveBeenCalled());
    expect(screen.queryByText('Nichts passt zu dieser Auswahl.')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('1 Eintrag', { selector: '[role=status]' })).toBeVisible();
    expect(titles()).toEqual(['D']);
  });

  test('of projects stands without institutes where these could not be asked for', async () => {
    find(projects);
    api.use(http.get('*/@institutlist', () => HttpResponse.json({ message: '' }, { status: 500 })));
    show();
    expect(await screen.findByText('3 Einträge')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Institut' })).not.toBeInTheDocument();
  });

  test('of projects shows three of each topic until more are asked for, which the address keeps', async () => {
    const many = (topic: string[], count: number) =>
      Array.from({ length: count }, (_, at) => project(`${topic[0] ?? 'Z'}${at}`, { Subject: topic }));
    find([...many(['Eis'], 6), ...many(['Meer'], 4), ...many([], 5)]);
    const { router, unmount } = show('/de/x?x=1');
    expect(await screen.findByText('15 Einträge')).toBeVisible();
    const whole = ['Eis0', 'Eis1', 'Eis2', 'Eis3', 'Eis4', 'Eis5'];
    const meer = ['Meer0', 'Meer1', 'Meer2', 'Meer3'];
    const rest = ['Z0', 'Z1', 'Z2'];
    expect(titles()).toEqual([...whole.slice(0, 3), ...meer, ...rest]);
    expect(groups()[0]).toBe('Eis6 Einträge');
    expect(screen.getByRole('button', { name: '2 weitere' })).toBeVisible();
    screen.getByRole('button', { name: '3 weitere zu Eis' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual([...whole, ...meer, ...rest]);
    expect(screen.getByRole('link', { name: 'Eis3' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /weitere zu/ })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?x=1&open=Eis');
    await userEvent.click(screen.getByRole('button', { name: '2 weitere' }));
    expect(titles()).toHaveLength(15);
    expect(screen.getByRole('link', { name: 'Z3' })).toHaveFocus();
    const { search } = router.state.location;
    unmount();
    show(`/de/x${search}`);
    expect(await screen.findByText('15 Einträge')).toBeVisible();
    expect(titles()).toHaveLength(15);
  });

  test('of projects of one topic alone shows all of them', async () => {
    find([
      ...Array.from({ length: 6 }, (_, at) => project(`Eis${at}`, { Subject: ['Eis'] })),
      project('Meer', { Subject: ['Meer'] }),
    ]);
    show('/de/x?topic=Eis');
    expect(await screen.findByText('6 Einträge')).toBeVisible();
    expect(titles()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /weitere/ })).not.toBeInTheDocument();
  });

  test('opens a group beyond the rows of its window, and others stay', async () => {
    const many = (topic: string, count: number) =>
      Array.from({ length: count }, (_, at) => project(`${topic}${at}`, { Subject: [topic] }));
    find(Array.from('ABCDEFGHIJ').flatMap((topic) => many(topic, 30)));
    show('/de/x?open=A&open=I');
    expect(await screen.findByText('300 Einträge')).toBeVisible();
    expect(titles()).toHaveLength(24 + 27);
    expect(await screen.findByText('51 von 300 geladen')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '6 weitere zeigen' }));
    expect(titles()).toHaveLength(30 + 27 + 27);
    expect(screen.getByRole('link', { name: 'I0' })).toHaveFocus();
    expect(screen.queryByText(/geladen/)).not.toBeInTheDocument();
  });

  const newsOf = (years: readonly number[], month = 11) =>
    years.map((year, at) => news(`N${at}`, `${year}-${month}-0${(at % 9) + 1}T08:00:00+00:00`));
  const yearButtons = async () => {
    const years = within((await screen.findAllByRole('group', { name: 'Jahr' }))[0] as HTMLElement);
    return years.getAllByRole('button').map(({ textContent }) => textContent);
  };

  test('of news has its older years as one, which opens them', async () => {
    find(newsOf([2026, 2025, 2024, 2023, 2022, 2021, 2019, 2019]));
    const { router } = show();
    expect(await screen.findByText('8 Einträge')).toBeVisible();
    const latest = ['Alle Jahre 8', '2026 1', '2025 1', '2024 1', '2023 1', '2022 1'];
    expect(await yearButtons()).toEqual([...latest, 'bis 2021 3']);
    screen.getByRole('button', { name: 'bis 2021 3' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['N5', 'N7', 'N6']);
    expect(router.state.location.search).toBe('?year=-2021');
    expect(await yearButtons()).toEqual([...latest, 'bis 2021 3', '2021 1', '2019 2']);
    expect(chips()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '2019 2' }));
    expect(titles()).toEqual(['N7', 'N6']);
    expect(router.state.location.search).toBe('?year=2019');
    expect(await yearButtons()).toEqual([...latest, '2019 2', 'November 2', 'bis 2021 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Alle Jahre 8' }));
    expect(titles()).toHaveLength(8);
  });

  test.each([
    ['year=2019', ['2019 1'], 1],
    ['year=2019&year=2025', ['2019 1', '2025 1'], 2],
    ['year=-2022', ['bis 2022 3'], 3],
    ['year=-2022&year=2026', ['bis 2022 3', '2026 1'], 4],
    ['year=-1999', ['bis 1999 0'], 0],
  ])('of news keeps what an address of older years says: %s', async (address, pressed, count) => {
    find(newsOf([2026, 2025, 2024, 2023, 2022, 2021, 2019]));
    show(`/de/x?${address}`);
    await screen.findByRole('group', { name: 'Jahr' });
    for (const name of pressed)
      expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(pressed.length + 1);
    expect(titles()).toHaveLength(count);
    expect(chips()).toEqual([]);
  });

  test('of news of six years has each of them', async () => {
    find(newsOf([2026, 2025, 2024, 2023, 2022, 2021]));
    show();
    await screen.findByText('6 Einträge');
    expect((await yearButtons()).at(-1)).toBe('2021 1');
  });

  test('of news shows four of each month until more are asked for, which the address keeps', async () => {
    find([...newsOf(Array.from({ length: 9 }, () => 2026)), ...newsOf([2025, 2025])]);
    const { router } = show();
    expect(await screen.findByText('11 Einträge')).toBeVisible();
    expect(groups()).toEqual(['November 20269 Einträge', 'November 20252 Einträge']);
    // The newest leads the list.
    expect(titles()).toEqual(['N8', 'N7', 'N6', 'N5', 'N4', 'N1', 'N0']);
    const more = screen.getByRole('button', { name: '4 weitere im November 2026' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toHaveLength(11);
    expect(screen.getAllByRole('link', { name: 'N3' })[0]).toHaveFocus();
    expect(router.state.location.search).toBe('?open=2026-11');
  });

  test.each(['Meldung', 'Award'])(
    'of a %s is narrowed down by institute in a menu that says so',
    async (type) => {
      findAtInstitutes(undefined, type);
      const { router } = show();
      const opener = await screen.findByRole('button', { name: 'Alle Institute' });
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(screen.getByRole('checkbox', { name: /^Zellen/ }));
      expect(titles()).toEqual(['A', 'B']);
      expect(router.state.location.search).toBe('?institute=Zellen');
      expect(chips()).toEqual(['Zellen, Filter entfernen']);
      expect(screen.getByRole('button', { name: /^Institut ?1$/ })).toBeVisible();
    },
  );

  test('of awards shows six of each year, and its older years as one', async () => {
    const award = (title: string, year: number) =>
      project(title, { '@type': 'Award', award_date_year: String(year) });
    find([
      ...Array.from({ length: 8 }, (_, at) => award(`A${at}`, 2026)),
      ...[2025, 2024, 2023, 2022, 2021, 2020].map((year) => award(`Von ${year}`, year)),
    ]);
    const { router } = show();
    expect(await screen.findByText('14 Einträge')).toBeVisible();
    expect(titles()).toHaveLength(12);
    expect((await yearButtons()).at(-1)).toBe('bis 2021 2');
    screen.getByRole('button', { name: '2 weitere im Jahr 2026' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toHaveLength(14);
    expect(screen.getByRole('button', { name: 'A6' })).toHaveFocus();
    expect(router.state.location.search).toBe('?open=2026');
    await userEvent.click(screen.getByRole('button', { name: 'bis 2021 2' }));
    expect(titles()).toEqual(['Von 2021', 'Von 2020']);
    await userEvent.click(screen.getByRole('button', { name: '2020 1' }));
    expect(titles()).toEqual(['Von 2020']);
  });

  test('of projects has the years of its bars once, for the eye', async () => {
    find(projects);
    const { container } = show();
    expect(await screen.findByText('3 Einträge')).toBeVisible();
    const year = new Date().getFullYear();
    const scales = [...container.querySelectorAll('.time-scale')];
    expect(scales.map((scale) => [...scale.children].map(({ textContent }) => textContent))).toEqual([
      [-4, -3, -2, -1, 0, 1, 2].map((after) => String(year + after)),
    ]);
    expect(scales[0]).toHaveAttribute('aria-hidden', 'true');
    await userEvent.type(screen.getByRole('textbox', { name: 'Stichwort' }), 'nichts davon');
    expect(await screen.findByText('Nichts passt zu dieser Auswahl.')).toBeVisible();
    expect(container.querySelector('.time-scale')).toBeNull();
  });

  test('of projects puts those of a chosen topic below it', async () => {
    find(projects);
    show('/de/x?topic=Meer&topic=Klima');
    expect(await screen.findByText('2 Einträge')).toBeVisible();
    expect(groups()).toEqual([]);
    expect(titles()).toEqual(['Alt', 'Neu']);
  });

  test('of news stands by month, the latest first, and begins with the newest in large', async () => {
    const news = (title: string, effective: string) => ({
      '@id': `${origin}/de/${title}`,
      '@type': 'Meldung',
      title,
      description: '',
      effective,
      Subject: ['Klima'],
    });
    find([
      news('Oktober', '2026-10-03T08:00:00+00:00'),
      news('Neu', '2026-11-03T08:00:00+00:00'),
      news('Neuer', '2026-11-09T08:00:00+00:00'),
    ]);
    const { container } = show();
    expect(await screen.findByText('3 Einträge')).toBeVisible();
    expect(groups()).toEqual(['November 20262 Einträge', 'Oktober 20261 Eintrag']);
    expect(titles()).toEqual(['Neuer', 'Neu', 'Oktober']);
    expect(container.querySelector('.listing-row--lead')).toHaveTextContent('Neuer');
  });
});
