import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { PrivacySettingsContext } from '@/components/consent-gate/privacy-settings-context';
import { installDialogElement } from '~test/support/dialog-element';
import { renderWithSite } from '~test/support/render';

beforeAll(installDialogElement);
beforeEach(() => {
  Cookies.remove('confirm_youtube');
  Cookies.remove('confirm_google');
  sessionStorage.clear();
});

const gate = (provider: string) => (
  <ConsentGate provider={provider}>
    <p>Der Inhalt</p>
  </ConsentGate>
);

test('Embedded content is shown only when the matching confirm_{module} setting is on', () => {
  Cookies.set('confirm_youtube', '1');
  renderWithSite(gate('youtube'));
  expect(screen.getByText('Der Inhalt')).toBeVisible();
});

test.each([undefined, '0', 'true'])(
  'With confirm_youtube %s a notice with the name of the module appears',
  (value) => {
    if (value !== undefined) Cookies.set('confirm_youtube', value);
    renderWithSite(gate('youtube'), { language: 'en', path: '/en/page' });
    expect(screen.queryByText('Der Inhalt')).toBeNull();
    expect(
      screen.getByText(
        'You can not view this content at this moment because you have selected to disable YouTube cookies in the privacy settings.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Customize Privacy Settings' })).toBeVisible();
  },
);

test('The button opens the settings of the module; what is saved there shows the content at once', async () => {
  renderWithSite(
    <>
      {gate('youtube')}
      {gate('google')}
    </>,
  );
  const [opener] = screen.getAllByRole('button', { name: 'Datenschutzeinstellungen anpassen' });
  if (opener) await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Datenschutzeinstellungen' })).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Inhalte von YouTube anzeigen' }));
  expect(Cookies.get('confirm_youtube')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  expect(Cookies.get('confirm_youtube')).toBe('1');
  expect(Cookies.get('confirm_google')).toBeUndefined();
  expect(screen.getAllByText('Der Inhalt')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('The choice is kept for one month on the whole site', async () => {
  const set = vi.spyOn(Cookies, 'set');
  renderWithSite(gate('google'));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
  const expected = new Date();
  expected.setMonth(expected.getMonth() + 1);
  const options = set.mock.calls[0]?.[2];
  expect(options?.path).toBe('/');
  const expires = options?.expires instanceof Date ? options.expires.getTime() : 0;
  expect(Math.abs(expires - expected.getTime())).toBeLessThan(60_000);
});

test('Esc leaves the settings without a choice and gives the focus back', async () => {
  renderWithSite(gate('youtube'));
  const opener = screen.getByRole('button', { name: 'Datenschutzeinstellungen anpassen' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Cookies.get('confirm_youtube')).toBeUndefined();
  expect(opener).toHaveFocus();
});

test('A banner that is there is opened instead', async () => {
  const open = vi.fn();
  renderWithSite(
    <PrivacySettingsContext.Provider value={open}>{gate('youtube')}</PrivacySettingsContext.Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Datenschutzeinstellungen anpassen' }));
  expect(open).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A provider without a module asks at the embed itself, remembered until the tab closes', async () => {
  const { unmount } = renderWithSite(gate('vimeo'));
  await userEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }));
  expect(screen.getByText('Der Inhalt')).toBeVisible();
  expect(document.cookie).not.toContain('vimeo');
  unmount();
  renderWithSite(gate('vimeo'));
  expect(screen.getByText('Der Inhalt')).toBeVisible();
});
