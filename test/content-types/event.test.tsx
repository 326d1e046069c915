import { Suspense } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { saveConsent } from '@/components/consent-gate/consent';
import { event } from '@/content-types/lazy-types';
import { viewOf } from '@/content-types/registry';
import type { Language } from '@/lib/language';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { errorsOfThing } from '~test/support/schema-org';

startApi();

const picture = { download: 'http://localhost:3000/hall.svg', 'content-type': 'image/svg+xml', scales: {} };
const lecture = {
  '@id': 'http://localhost:3000/en/events/sand',
  '@type': 'Event',
  title: 'Sand in motion',
  description: 'A lecture.',
  start: '2027-02-01T12:00:00+00:00',
  end: '2027-02-01T14:00:00+00:00',
  location: 'Hall 2',
  layout: '',
};
const blocks = {
  a: { '@type': 'title' },
  b: { '@type': 'slate', value: [{ type: 'p', children: [{ text: 'Bring a bucket.' }] }] },
};

function show(fields: object = {}, language: Language = 'en') {
  const content = makeContent({ ...lecture, ...fields });
  const View = viewOf(content);
  return renderWithSite(
    <BlocksProvider>
      <Suspense>
        <View content={content} />
      </Suspense>
    </BlocksProvider>,
    { language, path: `/${language}/x`, content },
  );
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Sand in motion' });

describe('An event', () => {
  test('without blocks is a plain page: title, description, picture, remote link and text', async () => {
    const { container } = show({
      image: picture,
      remoteUrl: 'https://example.org/sand',
      text: { data: '<p>Grain by grain.</p>' },
    });
    await heading();
    expect(screen.getByText('A lecture.')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('hall.svg'));
    expect(screen.getByRole('link', { name: 'https://example.org/sand' })).toBeVisible();
    expect(screen.getByText('Grain by grain.')).toBeVisible();
    expect(screen.getByText('Hall 2')).toBeVisible();
  });

  test('with blocks says when and where after its heading, and is its blocks', async () => {
    show({ blocks, blocks_layout: { items: ['a', 'b'] } });
    await heading();
    const when = screen.getByText('When');
    const words = await screen.findByText('Bring a bucket.');
    expect(when.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/en/events/sand/ics_view',
    );
  });

  test.each([
    ['de', {}, '01.02.2027, 13:00 Uhr bis 15:00 Uhr'],
    ['en', {}, '1st February 2027, 01:00 PM to 03:00 PM'],
    ['de', { open_end: true }, '01.02.2027, 13:00 Uhr'],
    ['de', { whole_day: true, end: '2027-02-03T22:59:59+00:00' }, '01.02.2027 bis 03.02.2027'],
  ] as const)('in %s with %j is told as %s', async (language, fields, words) => {
    show(fields, language);
    await heading();
    expect(screen.getByText(words)).toBeVisible();
  });

  test('has a contact whose encoded mail address is opened decoded', async () => {
    const rotated = 'sand@immerlund.example'.replace(/[a-z]/g, (letter) =>
      String.fromCharCode(((letter.charCodeAt(0) - 97 + 16) % 26) + 97),
    );
    show({ contact_name: 'Ada Wind', contact_email: btoa(rotated), contact_phone: '+49 1' });
    await heading();
    expect(screen.getByText('Ada Wind')).toBeVisible();
    expect(screen.getByRole('link', { name: 'sand@immerlund.example' })).toHaveAttribute(
      'href',
      'mailto:sand@immerlund.example',
    );
    expect(screen.getByRole('link', { name: '+49 1' })).toHaveAttribute('href', 'tel:+491');
  });

  test('shows its place on a map when that is asked for and allowed, and asks nobody before', async () => {
    const { container } = show({ location: 'Weir Forum,\nImmerlund' });
    await heading();
    const button = screen.getByRole('button', { name: 'Show on a map' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('button', { name: 'Customize Privacy Settings' })).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    act(() => saveConsent({ google: true }));
    expect(screen.getByTitle(/^Map: Weir Forum/)).toHaveAttribute(
      'src',
      'https://www.google.com/maps?q=Weir+Forum%2C+Immerlund&hl=en&output=embed',
    );
    act(() => saveConsent({ google: false }));
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(button);
    expect(screen.queryByRole('button', { name: 'Customize Privacy Settings' })).toBeNull();
  });

  test.each(['', ' ', 'Online', 'virtuell, Anmeldung nötig', 'https://meet.example/1', 'x'.repeat(10_000)])(
    'has no map of the place %j',
    async (location) => {
      show({ location });
      await heading();
      expect(screen.queryByRole('button', { name: 'Show on a map' })).toBeNull();
    },
  );

  test('is stated with time, place, picture and who holds it', () => {
    const content = makeContent({ ...lecture, image: picture });
    const thing = event.structuredData?.({ content, data: event.shape.read(content) }, 'en');
    expect(thing && errorsOfThing(thing)).toEqual([]);
    expect(thing).toMatchObject({
      '@type': 'Event',
      name: 'Sand in motion',
      startDate: '2027-02-01T12:00:00+00:00',
      endDate: '2027-02-01T14:00:00+00:00',
      location: { '@type': 'Place', name: 'Hall 2' },
      image: 'http://localhost:3000/hall.svg',
      organizer: { '@type': 'Organization' },
    });
  });
});
