import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';

const gone = [{ '@id': '../resolveuid/0c1d' }];

test.each([
  { '@type': 'buttonBlock', title: 'Zum Kalender', href: gone },
  {
    '@type': 'highlight',
    title: 'Am Watt',
    url: '/de/bilder/watt',
    button: true,
    buttonText: 'Zum Kalender',
    buttonLink: gone,
  },
  ...['highlightTeaser', 'highlightTeaserParallax'].map((type) => ({
    '@type': type,
    title: 'Am Watt',
    url: '/de/bilder/watt',
    linkTitle: 'Zum Kalender',
    href: gone,
  })),
  { '@type': 'highlightTeaser', url: '/de/bilder/watt', linkTitle: 'Zum Kalender', link: gone, href: '/de' },
  {
    '@type': 'parallaxBlock',
    url: '/de/bilder/watt',
    title: 'Am Watt',
    buttonText: 'Zum Kalender',
    href: gone,
  },
  { '@type': 'teaserWithLink', title: 'Zum Kalender', href: gone },
  { '@type': 'teaserHero', title: 'Zum Kalender', href: gone, variation: 'left' },
])('Editors see in its place that a button leads nowhere: %j', async (block) => {
  await editBlocks({ a: block });
  const button = await screen.findByRole('button', { name: /Zum Kalender/ });
  expect(button).toBeDisabled();
  expect(button.querySelector('[title*="führt ins Leere"]')).not.toBeNull();
});

test('Editors see below a teaser which of its links lead nowhere', async () => {
  await editBlocks({
    a: {
      '@type': 'teaserWithLink',
      title: 'Am Watt',
      href: [{ '@id': '/de', title: 'Am Watt' }],
      links: [{ '@id': 'l', href: gone, title: 'Zum Kalender' }],
    },
  });
  const words = await screen.findByText('Zum Kalender');
  expect(words.title).toContain('führt ins Leere');
});
