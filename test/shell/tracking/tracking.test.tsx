import { act, cleanup, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveConsent } from '@/components/consent-gate/consent';
import { Tracking } from '@/shell/tracking/tracking';
import type { ConsentModule } from '@/site/variants/variant-definition';
import type { SiteConfig } from '@/site/site-config';
import { renderWithSite } from '~test/support/render';
import { showPage } from '~test/support/show-page';
import { makePage, makeSettings } from '../shell-data';

const matomoUrl = 'https://zahl.example/matomo';

/** Scripts that were asked for; the tests decide when they arrive. */
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const addresses = () => scripts().map(({ src }) => src);

type Command = readonly [string, ...unknown[]];

/** Plays Matomo's script: takes the queue over and notes what it would send. */
function startMatomo(): { sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = [];
  const settings: Record<string, unknown> = {};
  let mayTrack = true;
  const take = ([name, value]: Command) => {
    if (name === 'requireConsent' || name === 'forgetConsentGiven') mayTrack = false;
    else if (name === 'setConsentGiven') mayTrack = true;
    else if (name === 'trackPageView') {
      if (mayTrack) sent.push({ ...settings });
    } else settings[name] = value;
  };
  const queue = window._paq as unknown as Command[];
  window._paq = { push: (...commands: Command[]) => commands.forEach(take) };
  queue.forEach(take);
  act(() => void scripts().at(-1)?.dispatchEvent(new Event('load')));
  return { sent };
}

const allow = (...modules: ConsentModule[]) =>
  act(() => {
    const all: ConsentModule[] = ['tracking', 'etracker', 'youtube', 'facebook', 'google'];
    saveConsent(Object.fromEntries(all.map((each) => [each, modules.includes(each)])));
  });

function open({ id = '7' as string | null, ...site }: Partial<SiteConfig> & { id?: string | null } = {}) {
  const result = renderWithSite(<Tracking />, { path: '/de/seite', site: { matomoUrl, ...site } });
  let settings = makeSettings({ matomo_id: id });
  let path = '/de/seite';
  const show = () => act(() => showPage(result.store, makePage({ settings }), path));
  show();
  document.title = 'Eine Seite';
  const setId = (matomo_id: string | null) => {
    settings = makeSettings({ matomo_id });
    show();
  };
  /** Leads to a page under a title, and waits until it has been on the screen for a while. */
  async function visit(address: string, title: string) {
    await act(() => result.router.navigate(address));
    path = address;
    show();
    document.title = title;
    await settle();
  }
  return { ...result, setId, visit };
}

// Who counts is there, so that a page waits for its title alone.
await import('@/shell/tracking/trackers');

/** Longer than a page waits for its title. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(300));

// What waits for an event goes on by itself, what waits for nothing to come goes on at once.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  scripts().forEach((script) => script.remove());
  delete window._paq;
  delete window._etracker;
  delete window.et_eC_Wrapper;
});

describe('Matomo', () => {
  test.each<[string, () => void]>([
    ['without consent', () => void open()],
    ['with consent for others alone', () => (open(), allow('youtube', 'google'))],
    ['without a matomo_id', () => (open({ id: null }), allow('tracking'))],
    ['without an address', () => (open({ matomoUrl: '' }), allow('tracking'))],
    ['with an address that is none', () => (open({ matomoUrl: 'javascript:alert(1)' }), allow('tracking'))],
    ['with an id that is none', () => (open({ id: "1');alert(1)//" }), allow('tracking'))],
  ])('%s is not fetched', async (_, arrange) => {
    arrange();
    await settle();
    expect(addresses()).toEqual([]);
    expect(window._paq).toBeUndefined();
  });

  test('with consent, an address and an id is fetched, and counts the page with title and URL', async () => {
    open();
    allow('tracking');
    await waitFor(() => expect(addresses()).toEqual([`${matomoUrl}/matomo.js`]));
    const { sent } = startMatomo();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      setTrackerUrl: `${matomoUrl}/matomo.php`,
      setSiteId: '7',
      setCustomUrl: 'http://localhost:3000/de/seite',
      setDocumentTitle: 'Eine Seite',
    });
  });

  test('counts every page of the app once, with the one before as its referrer', async () => {
    const { visit } = open();
    allow('tracking');
    await waitFor(() => expect(addresses()).toHaveLength(1));
    const { sent } = startMatomo();
    await waitFor(() => expect(sent).toHaveLength(1));
    await visit('/de/andere', 'Andere');
    await visit('/de/andere#unten', 'Andere');
    await visit('/de/search?SearchableText=Wind', 'Suche');
    expect(sent.map((view) => [view.setCustomUrl, view.setDocumentTitle, view.setReferrerUrl])).toEqual([
      ['http://localhost:3000/de/seite', 'Eine Seite', undefined],
      ['http://localhost:3000/de/andere', 'Andere', 'http://localhost:3000/de/seite'],
      ['http://localhost:3000/de/search?SearchableText=Wind', 'Suche', 'http://localhost:3000/de/andere'],
    ]);
    expect(addresses()).toHaveLength(1);
  });

  test('hears nothing of screens whose address is nobody else’s business', async () => {
    const { visit } = open();
    allow('tracking');
    await waitFor(() => expect(addresses()).toHaveLength(1));
    const { sent } = startMatomo();
    await waitFor(() => expect(sent).toHaveLength(1));
    for (const path of [
      '/de/passwordreset/geheim',
      '/de/seite/unlock-form?token=x',
      '/controlpanel',
      '/de/seite/@preview/geheim',
    ])
      await visit(path, 'Verschwiegen');
    expect(sent).toHaveLength(1);
  });

  test('counts a project’s pages under its own id, and takes the id back on leaving', async () => {
    const { visit, setId } = open();
    allow('tracking');
    await waitFor(() => expect(addresses()).toHaveLength(1));
    const { sent } = startMatomo();
    await waitFor(() => expect(sent).toHaveLength(1));
    setId('42');
    await visit('/de/projekt', 'Projekt');
    setId('7');
    await visit('/de', 'Start');
    setId(null);
    await visit('/de/ungezaehlt', 'Ohne');
    expect(sent.map(({ setSiteId }) => setSiteId)).toEqual(['7', '42', '7']);
  });

  test('sends nothing after consent was withdrawn, without a reload, and counts again after a new one', async () => {
    const { visit } = open();
    allow('tracking');
    await waitFor(() => expect(addresses()).toHaveLength(1));
    const { sent } = startMatomo();
    await waitFor(() => expect(sent).toHaveLength(1));
    allow();
    await visit('/de/danach', 'Danach');
    window._paq?.push(['trackPageView']);
    expect(sent).toHaveLength(1);
    allow('tracking');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ setCustomUrl: 'http://localhost:3000/de/danach' });
    expect(addresses()).toHaveLength(1);
  });

  test('withdrawn before its script has arrived sends nothing at all', async () => {
    open();
    allow('tracking');
    await waitFor(() => expect(addresses()).toHaveLength(1));
    allow();
    const { sent } = startMatomo();
    await settle();
    expect(sent).toEqual([]);
  });

  test('that cannot be fetched is tried again with the next page', async () => {
    const { visit } = open();
    allow('tracking');
    await waitFor(() => expect(addresses()).toHaveLength(1));
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    await settle();
    expect(addresses()).toEqual([]);
    await visit('/de/andere', 'Andere');
    expect(addresses()).toEqual([`${matomoUrl}/matomo.js`]);
  });
});

describe('etracker', () => {
  const account = { matomoUrl: '', etrackerCode: 'abc123' };

  /** Plays etracker's script, which counts the page on which it starts unless it was refused. */
  function startEtracker() {
    const sent: unknown[] = [];
    let isAllowed = Cookies.get('et_oi_v2') !== 'no';
    window._etracker = {
      enableTracking: () => (isAllowed = true),
      disableTracking: () => (isAllowed = false),
    };
    window.et_eC_Wrapper = (view) => void (isAllowed && sent.push(view));
    if (isAllowed) sent.push('first');
    act(() => void scripts().at(-1)?.dispatchEvent(new Event('load')));
    return sent;
  }

  test.each<[string, Partial<SiteConfig>, ConsentModule[]]>([
    ['without consent', account, []],
    ['with consent for Matomo alone', account, ['tracking']],
    ['without an account', { matomoUrl: '' }, ['etracker']],
    ['with an account that is none', { matomoUrl: '', etrackerCode: 'a"b' }, ['etracker']],
    ['in main', { ...account, variant: 'main' }, ['etracker']],
    ['in network', { ...account, variant: 'network' }, ['etracker']],
  ])('%s is not fetched', async (_, site, modules) => {
    open(site);
    allow(...modules);
    await settle();
    expect(addresses()).toEqual([]);
  });

  test('with consent counts the first page by itself and the next ones by name and URL', async () => {
    const { visit } = open(account);
    allow('etracker');
    await waitFor(() => expect(addresses()).toEqual(['https://code.etracker.com/code/e.js']));
    expect(scripts()[0]).toHaveAttribute('data-secure-code', 'abc123');
    const sent = startEtracker();
    await visit('/de/andere', 'Andere');
    expect(sent).toEqual([
      'first',
      { et_et: 'abc123', et_pagename: 'Andere', et_url: 'http://localhost:3000/de/andere' },
    ]);
    allow();
    await visit('/de/danach', 'Danach');
    window.et_eC_Wrapper?.({});
    expect(sent).toHaveLength(2);
    allow('etracker');
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(Cookies.get('et_oi_v2')).toBeUndefined();
  });

  test('withdrawn before its script has arrived finds its own mark of a refusal', async () => {
    open(account);
    allow('etracker');
    await waitFor(() => expect(addresses()).toHaveLength(1));
    allow();
    expect(startEtracker()).toEqual([]);
  });
});
