import { expect, test } from 'vitest';
import { Card } from '@/components/card/card';
import { renderWithSite } from '~test/support/render';

test.each([
  ['a drawing', '/de/bilder/x/@@images/image-320-a.svg', true],
  ['a drawing by the name of its content', '/de/bilder/zeichen.svg/@@images/image/large', true],
  ['a photo', '/de/bilder/feld/@@images/image-320-a.jpeg', false],
  ['a photo below a folder with such a word', '/de/svg/feld/@@images/image/large', false],
])('Of %s nothing is cut: %s %s', (_name, src, isWhole) => {
  const { container } = renderWithSite(<Card to="/de" title="Feld" level={2} image={{ src }} />);
  expect(container.querySelector('.card__picture--whole') !== null).toBe(isWhole);
});
