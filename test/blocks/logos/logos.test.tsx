import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';

const logo = [{ '@id': '/de/bilder/logo', image_field: 'image' }];

describe('Logos', () => {
  test('are pictures, which lead somewhere where a target was chosen', () => {
    renderBlocks([
      {
        '@type': 'logos',
        logos: [
          { '@id': '1', logo, alt: 'Stiftung', href: ['https://stiftung.example'], openLinkInNewTab: true },
          { '@id': '2', logo: '/de/bilder/anderes', srcAlt: 'Verband' },
          { '@id': '3', alt: 'Ohne Bild', href: ['/de'] },
        ],
        logos_size: 'l',
      },
    ]);
    const link = screen.getByRole('link', { name: /^Stiftung/ });
    expect(link).toHaveAttribute('href', 'https://stiftung.example');
    expect(link).toHaveAttribute('target', '_blank');
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('img')
        .map((each) => each.getAttribute('alt')),
    ).toEqual(['Stiftung', 'Verband']);
  });

  test('without an own text say what they lead to', () => {
    renderBlocks([
      { '@type': 'logos', logos: [{ logo, href: [{ '@id': '/de/partner', title: 'Partner' }] }] },
    ]);
    expect(screen.getByRole('link', { name: 'Partner' })).toHaveAttribute('href', '/de/partner');
  });

  test('without a picture are nothing', () => {
    const { container } = renderBlocks([{ '@type': 'logos', logos: [{ href: '/de' }] }]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
  });
});
