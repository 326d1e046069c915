import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
import { makeContent } from '~test/support/make-content';
import { renderBlocks } from '~test/support/render-page';

const block = { '@type': 'eventMetadata' };
const event = {
  start: '2027-03-04T13:00:00+00:00',
  end: '2027-03-04T15:00:00+00:00',
  recurrence: 'RRULE:FREQ=WEEKLY;COUNT=4',
  location: 'Hörsaal 2',
  contact_name: 'Jo Alm',
  contact_email: 'alm@example.org',
  event_url: 'https://example.org/anmeldung',
};

describe('What a page says of its event', () => {
  test('stands where its block is placed', () => {
    renderBlocks([block], { content: makeContent({ '@type': 'Event', ...event }) });
    expect(screen.getByText('Hörsaal 2')).toBeVisible();
    expect(screen.getByText(/4\. März 2027|04\.03\.2027/)).toBeVisible();
    expect(screen.getByText('wöchentlich')).toBeVisible();
    expect(screen.getByText('Jo Alm')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
      'href',
      'https://example.org/anmeldung',
    );
  });

  test.each([{}, { start: {} }, { start: null, location: 'Irgendwo' }])(
    'is nothing on a page that is none: %j',
    (fields) => {
      const { container } = renderBlocks([block], { content: makeContent(fields as object) });
      expect(container.querySelector('.event-facts')).toBeNull();
    },
  );

  test('is missed by editors of such a page', async () => {
    await editBlocks({ a: block });
    expect(await screen.findByText(/keine Veranstaltung/)).toBeVisible();
  });
});
