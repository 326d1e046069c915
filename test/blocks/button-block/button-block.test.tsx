import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buttonShape } from '@/blocks/button-block/data';
import { ButtonView } from '@/blocks/button-block/view';
import { buttonColours } from '@/blocks/button-block/colours';
import { contrast } from '@/site/variants/contrast';
import { editBlocks } from '~test/support/edit-blocks';
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

const colourOf = (button_color: unknown, variant?: 'main' | 'network' | 'default') => {
  const data = buttonShape.read({ title: 'Zum Kalender', href: '/de/kalender', button_color });
  const { unmount } = renderWithSite(<ButtonView id="b" data={data} position={0} />, {
    site: variant ? { variant } : {},
  });
  const colour = screen.getByRole('link').style.getPropertyValue('--button');
  unmount();
  return colour;
};

test('Its colour is one of five, the same on every site, on which its words can be read', () => {
  expect(buttonColours).toHaveLength(5);
  for (const { value, text } of buttonColours) {
    expect(contrast(value, text)).toBeGreaterThanOrEqual(4.5);
    for (const variant of ['main', 'network', 'default'] as const)
      expect(colourOf(value, variant)).toBe(value);
  }
});

test.each([
  ['#00f', '#023d6b'],
  ['#ffcc66', '#fab45a'],
  ['red', '#c8394b'],
  ['petrol', '#023d6b'],
  ['', ''],
  ['url(x)', ''],
  [7, ''],
])('A stored colour that is none of the five is the nearest of them: %j', (stored, drawn) => {
  expect(colourOf(stored)).toBe(drawn);
});

test('Editors choose its colour by name, and one of older content stands as the nearest', async () => {
  const { stored } = await editBlocks({
    a: {
      '@type': 'buttonBlock',
      title: 'Zum Kalender',
      href: [{ '@id': '/de/kalender' }],
      button_color: '#ffcc66',
    },
  });
  expect(await screen.findByRole('radio', { name: 'Orange' })).toBeChecked();
  expect(screen.getAllByRole('radio', { name: /Blau|Grün|Rot|Orange|Tinte/ })).not.toHaveLength(0);
  await userEvent.click(screen.getAllByRole('radio', { name: 'Grün' })[0] as HTMLElement);
  expect(stored('a')).toMatchObject({ button_color: '#1f6f54' });
});
