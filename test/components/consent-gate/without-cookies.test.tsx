import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveConsent, useConfirmed } from '@/components/consent-gate/consent';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { renderWithSite } from '~test/support/render';

function Question() {
  return useConfirmed() ? null : <p>Die Frage</p>;
}

test('in a browser that forbids cookies an answer lasts as long as the page', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  renderWithSite(
    <>
      <Question />
      <ConsentGate provider="youtube">
        <p>Der Inhalt</p>
      </ConsentGate>
    </>,
  );
  expect(screen.getByText('Die Frage')).toBeVisible();
  act(() => saveConsent({ youtube: true }));
  expect(screen.queryByText('Die Frage')).toBeNull();
  expect(screen.getByText('Der Inhalt')).toBeVisible();
  act(() => saveConsent({ youtube: false }));
  expect(screen.queryByText('Der Inhalt')).toBeNull();
});
