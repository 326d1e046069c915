import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { mapsShape } from '@/blocks/maps/data';
import { MapsView } from '@/blocks/maps/view';
import { renderWithSite } from '~test/support/render';

const google = 'https://www.google.com/maps/embed?pb=!1m18';
const show = (data: object) => renderWithSite(<MapsView id="m" data={mapsShape.read(data)} position={0} />);

beforeEach(() => {
  Cookies.remove('confirm_google');
  sessionStorage.clear();
});

test('A map comes only with consent to Google', () => {
  const { container, unmount } = show({ url: google, title: 'Anfahrt' });
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/Google-Cookies/)).toBeVisible();
  unmount();
  Cookies.set('confirm_google', '1');
  show({ url: google, title: 'Anfahrt' });
  expect(screen.getByTitle('Anfahrt')).toHaveAttribute('src', google);
});

test.each([{}, { url: {} }, { url: 'nirgendwo' }])('%j shows visitors nothing', (data) => {
  expect(show(data).container).toBeEmptyDOMElement();
});
