import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { PrivacySettings } from '@/shell/cookie-banner/privacy-settings';
import { SiteFooter } from '@/shell/footer/site-footer';
import type { VariantName } from '@/site/site-config';
import { useAppStore } from '@/state/hooks';
import { installDialogElement } from '~test/support/dialog-element';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { goTo, showPage } from '~test/support/show-page';

const names = ['cookies', 'tracking', 'etracker', 'youtube', 'facebook', 'google'];

beforeAll(() => {
  installDialogElement();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
beforeEach(() => names.forEach((name) => Cookies.remove(`confirm_${name}`)));

/** The answers as they lie in the cookies; what was not asked is missing. */
const answers = () =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = Cookies.get(`confirm_${name}`);
      return value === undefined ? [] : [[name, value]];
    }),
  );

function renderPage(variant: VariantName = 'default') {
  return renderWithSite(
    <PrivacySettings>
      <main id="main" tabIndex={-1}>
        <ConsentGate provider="youtube">
          <p>Das Video</p>
        </ConsentGate>
      </main>
      <SiteFooter />
    </PrivacySettings>,
    { site: { variant } },
  );
}

const banner = () => screen.findByRole('region', { name: 'Ihre Privatsphäre' });
const settings = () => screen.findByRole('dialog', { name: 'Ihre Privatsphäre' });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const every = { cookies: '1', tracking: '1', youtube: '1', facebook: '1', google: '1' };
const none = { cookies: '1', tracking: '0', youtube: '0', facebook: '0', google: '0' };

test.each<[VariantName, string, Record<string, string>]>([
  ['default', 'Allen zustimmen', { ...every, etracker: '1' }],
  ['default', 'Nur Notwendiges', { ...none, etracker: '0' }],
  ['main', 'Allen zustimmen', every],
  ['main', 'Nur Notwendiges', none],
  ['network', 'Allen zustimmen', every],
])('in the variant %s the answer „%s“ is kept and the banner goes', async (variant, answer, expected) => {
  renderPage(variant);
  await banner();
  await click(answer);
  expect(answers()).toEqual(expected);
  expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each<[VariantName, string[]]>([
  ['default', ['Besuchsstatistik', 'Reichweitenmessung (etracker)', 'YouTube', 'Facebook', 'Google']],
  ['main', ['YouTube', 'Facebook', 'Google']],
  ['network', ['YouTube', 'Facebook', 'Google']],
])('the settings of the variant %s have a switch for each of its modules', async (variant, expected) => {
  renderPage(variant);
  await banner();
  await click('Mehr anzeigen');
  const switches = within(await settings()).getAllByRole('switch');
  expect(switches.map((each) => each.closest('label')?.querySelector('strong')?.textContent)).toEqual(
    expected,
  );
  for (const each of switches) expect(each).not.toBeChecked();
});

test('what is saved allows the chosen modules and no other, a hidden one neither', async () => {
  renderPage('main');
  await banner();
  await click('Mehr anzeigen');
  await settings();
  await userEvent.click(screen.getByRole('switch', { name: /YouTube/ }));
  expect(answers()).toEqual({});
  await click('Auswahl speichern');
  expect(answers()).toEqual({ ...none, youtube: '1' });
  expect(screen.getByText('Das Video')).toBeVisible();
});

test('the settings show what was chosen, and consent can be withdrawn from the footer', async () => {
  Cookies.set('confirm_cookies', '1');
  Cookies.set('confirm_youtube', '1');
  renderPage();
  expect(screen.getByText('Das Video')).toBeVisible();
  await click('Datenschutzeinstellungen');
  await settings();
  const youtube = screen.getByRole('switch', { name: /YouTube/ });
  expect(youtube).toBeChecked();
  await userEvent.click(youtube);
  await click('Auswahl speichern');
  expect(answers()).toMatchObject({ cookies: '1', youtube: '0' });
  await waitFor(() => expect(screen.queryByText('Das Video')).toBeNull());
});

test('Esc leaves the settings without an answer: the question stays, and so does the focus', async () => {
  renderPage();
  await banner();
  const opener = screen.getByRole('button', { name: 'Datenschutzeinstellungen anpassen' });
  await userEvent.click(opener);
  await settings();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answers()).toEqual({});
  expect(opener).toHaveFocus();
  await banner();
});

/** Opens a location before anything is drawn, as the first visit does. */
function Opened({ path, children }: { path: string; children: ReactNode }) {
  const store = useAppStore();
  useState(() => goTo(store, path));
  return children;
}

test('waits for the first page, whose place may have fonts of its own, and for no later one', async () => {
  const { store } = renderWithSite(
    <Opened path="/de/projekt">
      <PrivacySettings>
        <main id="main" />
      </PrivacySettings>
    </Opened>,
  );
  await act(async () => void (await import('@/shell/cookie-banner/cookie-banner')));
  expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
  act(() => showPage(store, makeContent({}), '/de/projekt'));
  expect(await banner()).toBeVisible();
  act(() => goTo(store, '/de/naechste-seite'));
  expect(await banner()).toBeVisible();
});

test('whoever has answered is not asked again, for one month', async () => {
  const set = vi.spyOn(Cookies, 'set');
  const { unmount } = renderPage();
  await banner();
  await click('Nur Notwendiges');
  const month = new Date();
  month.setMonth(month.getMonth() + 1);
  for (const [, , options] of set.mock.calls) {
    expect(options?.path).toBe('/');
    const expires = options?.expires instanceof Date ? options.expires.getTime() : 0;
    expect(Math.abs(expires - month.getTime())).toBeLessThan(60_000);
  }
  unmount();
  renderPage();
  expect(screen.queryByRole('region', { name: 'Ihre Privatsphäre' })).toBeNull();
});

test('settings opened at content that is kept back lead the keyboard to that content once it is allowed', async () => {
  Cookies.set('confirm_cookies', '1');
  renderPage();
  await click('Datenschutzeinstellungen anpassen');
  await settings();
  await userEvent.click(screen.getByRole('switch', { name: /YouTube/ }));
  await click('Auswahl speichern');
  expect(screen.getByText('Das Video')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

const counting = ['_pk_id.7.1fff', '_pk_ses.7.1fff', '_et_coid'];
const others = ['toolbar_expanded', 'mtm_consent_removed', 'et_oi_v2'];

test.each([
  ['Nur Notwendiges', others],
  ['Allen zustimmen', [...counting, ...others]],
])(
  'after „%s“ there are no cookies of what is not allowed, left by an earlier visit',
  async (answer, kept) => {
    for (const name of [...counting, ...others]) Cookies.set(name, 'x', { path: '/' });
    renderPage();
    await banner();
    await click(answer);
    expect([...counting, ...others].filter((name) => Cookies.get(name) !== undefined)).toEqual(kept);
    for (const name of [...counting, ...others]) Cookies.remove(name, { path: '/' });
  },
);
