// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { variationNamed } from '@/blocks/listing/variations';
import { menuIcon } from '@/shell/side-menu/menu-icon';
import { renderBlocks } from '~test/support/render-page';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

test.each(inherited)('a page with blocks of the type %s is drawn, and what follows too', (name) => {
  const after = { '@type': 'slate', value: [{ type: name, children: [{ text: 'Danach', [name]: true }] }] };
  const frame = { variation: name, styles: { [name]: name, backgroundColor: name }, icon: name };
  renderBlocks([
    { '@type': name, ...frame },
    { '@type': 'listing', ...frame },
    { '@type': 'button', title: 'x', ...frame },
    after,
  ]);
  expect(screen.getByText('Danach')).toBeInTheDocument();
});

test.each(inherited)('the variation and the icon %s are unknown ones', (name) => {
  expect(variationNamed(name)).toBe(variationNamed('default'));
  expect(menuIcon(name)).toBe('arrow-right');
});
