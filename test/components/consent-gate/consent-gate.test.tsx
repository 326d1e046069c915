import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { PrivacySettingsContext } from '@/components/consent-gate/privacy-settings-context';
import { renderWithSite } from '~test/support/render';

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

test('The button opens the privacy settings of the site', async () => {
  const open = vi.fn();
  renderWithSite(
    <PrivacySettingsContext.Provider value={open}>{gate('youtube')}</PrivacySettingsContext.Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Datenschutzeinstellungen anpassen' }));
  expect(open).toHaveBeenCalledOnce();
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

test('What another tab has withdrawn goes as soon as this one is looked at again', () => {
  Cookies.set('confirm_youtube', '1');
  renderWithSite(gate('youtube'));
  Cookies.set('confirm_youtube', '0');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText('Der Inhalt')).toBeNull();
});

test('Loaded content takes the keyboard along, as the button it was on is gone', async () => {
  const { container } = renderWithSite(<div className="block">{gate('vimeo')}</div>);
  screen.getByRole('button', { name: 'Inhalt laden' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Der Inhalt')).toBeVisible();
  expect(container.querySelector('.block')).toHaveFocus();
});

test.each([
  ['de', 'Bei messwerte.example öffnen'],
  ['en', 'Open at messwerte.example'],
] as const)('a host that the policy blocks is a plain link in %s, whatever was allowed', (language, name) => {
  sessionStorage.setItem('load_messwerte.example', '1');
  renderWithSite(
    <ConsentGate provider="messwerte.example" href="https://messwerte.example/a">
      <p>Der Inhalt</p>
    </ConsentGate>,
    { language, path: `/${language}/x`, site: { consentHosts: ['player.vimeo.com'] } },
  );
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'https://messwerte.example/a');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('Der Inhalt')).toBeNull();
});
