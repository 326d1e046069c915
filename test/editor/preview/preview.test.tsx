import { expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
import { waitFor } from '@testing-library/react';

test('What visitors follow leads nowhere while it is edited', async () => {
  const { container } = await editBlocks({
    a: { '@type': 'teaser', href: [{ '@id': '/de/wind', title: 'Wind' }] },
    b: { '@type': 'buttonBlock', title: 'Los', href: [{ '@id': '/de/wind' }] },
  });
  await waitFor(() => expect(container.querySelectorAll('.tool-block a[href]').length).toBeGreaterThan(1));
  for (const link of container.querySelectorAll('.tool-block a[href]'))
    expect(link.closest('[inert]')).not.toBeNull();
});

test('An empty text says what to do', async () => {
  const value = [{ type: 'p', children: [{ text: '' }] }];
  const { container } = await editBlocks({ a: { '@type': 'slate', value, plaintext: '' } });
  await waitFor(() =>
    expect(container.querySelector('[data-block="a"]')).toHaveTextContent('Text eingeben ...'),
  );
});
