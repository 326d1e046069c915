import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { StructuredData } from '@/components/structured-data/structured-data';
import { fullAddress, isoDate } from '@/components/structured-data/stated';
import { withoutEmpty } from '@/components/structured-data/without-empty';
import { errorsOfThing, statedThings } from '~test/support/schema-org';

test('states a thing in the head as long as it is drawn, without what says nothing', () => {
  const { rerender, unmount } = render(
    <StructuredData
      data={withoutEmpty({
        '@type': 'Event',
        name: 'Fest',
        description: '',
        image: [],
        sponsor: [undefined, ''],
        url: undefined,
      })}
    />,
  );
  expect(statedThings()).toEqual([{ '@context': 'https://schema.org', '@type': 'Event', name: 'Fest' }]);
  rerender(<StructuredData data={{ '@type': 'Event', name: '</script><script>' }} />);
  expect(statedThings()).toMatchObject([{ name: '</script><script>' }]);
  expect(document.head.innerHTML).not.toContain('</script><script>');
  unmount();
  expect(statedThings()).toEqual([]);
});

test.each([
  ['/de/a', 'http://localhost:3000/de/a'],
  ['http://localhost:3000/de/a', 'http://localhost:3000/de/a'],
  ['https://example.org/x?y=1', 'https://example.org/x?y=1'],
  ['  ', undefined],
  ['javascript:alert(1)', undefined],
])('the address %j is stated as %j', (stored, address) => expect(fullAddress(stored)).toBe(address));

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-16T08:00:00+00:00', '2026-11-16T08:00:00+00:00'],
  ['2026-13-45', undefined],
  ['16.11.2026', undefined],
  ['', undefined],
])('the day %j is stated as %j', (stored, day) => expect(isoDate(stored)).toBe(day));

describe('what schema.org does not know is found', () => {
  test.each([
    [{ '@type': 'Wizard' }, 'unknown type Wizard'],
    [{ '@type': 'Event', broom: 'x' }, 'Event has no broom'],
    [{ '@type': 'Event', startDate: 'morgen' }, 'Event.startDate'],
    [{ '@type': 'Event', organizer: { '@type': 'Place', name: 'x' } }, 'Event.organizer'],
    [{ '@type': 'Event', location: { '@type': 'Place', hat: 'x' } }, 'Place has no hat'],
    [{ '@type': 'Event', url: 'nowhere' }, 'Event.url'],
  ])('%j', (thing, error) => expect(errorsOfThing(thing).join()).toContain(error));

  test('and nothing else', () =>
    expect(
      errorsOfThing({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: 'Fest',
        startDate: '2026-11-16T10:00:00Z',
        location: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'DE' } },
      }),
    ).toEqual([]));
});
