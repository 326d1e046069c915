import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonShape } from '@/blocks/button-block/data';
import { ButtonView } from '@/blocks/button-block/view';
import { renderWithSite } from '~test/support/render';

const show = (data: object) =>
  renderWithSite(<ButtonView id="b" data={buttonShape.read(data)} position={0} />);

test('With a link it is a link, and stands where it is told to', () => {
  const { container } = show({ title: 'Zum Kalender', href: [{ '@id': '/de/kalender' }], align: 'center' });
  expect(screen.getByRole('link', { name: 'Zum Kalender' })).toHaveAttribute('href', '/de/kalender');
  expect(container.querySelector('.block-button--center')).not.toBeNull();
});

test.each([undefined, [], 'javascript:alert(1)', 5])(
  'With the link %j it renders a non-link button',
  (href) => {
    show({ title: 'Zum Kalender', href });
    expect(screen.getByRole('button', { name: 'Zum Kalender' })).toBeDisabled();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test.each([
  '../resolveuid/0c1d',
  'http://elsewhere.example/Plone/resolveuid/0c1d',
  [{ '@id': '/resolveuid/0c1d' }],
])('With a target that is gone it shows visitors nothing: %j', (href) => {
  expect(show({ title: 'Zum Kalender', href }).container).toBeEmptyDOMElement();
});

test('Without words of its own it takes those of its target; without any it shows nothing', () => {
  const { unmount } = show({ href: [{ '@id': '/de/x', title: 'Ziel' }] });
  expect(screen.getByRole('link', { name: 'Ziel' })).toBeVisible();
  unmount();
  expect(show({ title: {}, href: '/de/x' }).container).toBeEmptyDOMElement();
});
