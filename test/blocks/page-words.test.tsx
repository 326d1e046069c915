import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderBlocks, renderPage } from '~test/support/render-page';
import { storedPage } from '~test/support/stored-page';

describe('Title and description blocks', () => {
  test('show what the page says of itself', () => {
    const page = storedPage([{ '@type': 'title' }, { '@type': 'description' }], {
      title: 'Wie Gewebe seine Muster findet',
      description: 'Zellen ordnen sich in Streifen.',
      head_title: 'Zellbiophysik',
    });
    const { container } = renderPage(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveClass('documentFirstHeading');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wie Gewebe seine Muster findet');
    expect(screen.getByText('Zellbiophysik')).toBeVisible();
    expect(container.querySelector('.documentDescription')).toHaveTextContent(
      'Zellen ordnen sich in Streifen.',
    );
  });

  test('of a page without them are empty', () => {
    const page = storedPage([{ '@type': 'title' }, { '@type': 'description' }], {
      title: undefined,
      description: undefined,
      head_title: null,
    } as object);
    const { container } = renderPage(page);
    expect(container.querySelector('h1, p')).toBeNull();
  });
});

describe('A separator', () => {
  test('is a line that assistive technology knows', () => {
    renderBlocks([{ '@type': 'separator', styles: { align: 'full' } }]);
    expect(screen.getByRole('separator')).toBeVisible();
  });
});

describe('An html block', () => {
  test('shows its markup without what could run', async () => {
    const { container } = renderBlocks([
      {
        '@type': 'html',
        html: '<p>Sicher</p><script>window.hurt = 1</script><img src=x onerror="window.hurt = 1">',
      },
    ]);
    await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
    expect(screen.getByText('Sicher')).toBeVisible();
    expect(container.querySelector('script, [onerror]')).toBeNull();
    expect('hurt' in window).toBe(false);
  });

  test.each([{}, { html: 7 }, { html: { data: '<p>x</p>' } }, { html: '<' }, { html: '<p' }])(
    'of a wrong form does not fail: %j',
    (fields) => {
      const { container } = renderBlocks([{ '@type': 'html', ...fields }]);
      expect(container.querySelector('.block-failure')).toBeNull();
    },
  );
});
