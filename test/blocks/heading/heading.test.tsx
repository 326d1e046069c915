import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';

describe('A heading block', () => {
  test('stands at the level of its tag, with an anchor', () => {
    renderBlocks([{ '@type': 'heading', heading: 'Großgeräte', tag: 'h3', alignment: 'center' }]);
    const heading = screen.getByRole('heading', { level: 3, name: 'Großgeräte' });
    expect(heading).toHaveAttribute('id', 'großgerate');
    expect(heading.closest('.block-heading')).toHaveClass('block-heading--center');
  });

  test('has no anchor where no letter could form one', () => {
    renderBlocks([
      { '@type': 'heading', heading: '???' },
      { '@type': 'gridBlock', headline: '!!!', columns: [{ '@type': 'heading', heading: 'Spalte' }] },
    ]);
    expect(screen.getByRole('heading', { name: '???' })).not.toHaveAttribute('id');
    expect(screen.getByRole('heading', { name: '!!!' })).not.toHaveAttribute('id');
  });

  test('has the link to everything of its kind beside it', () => {
    renderBlocks([
      {
        '@type': 'heading',
        heading: 'Meldungen',
        linkTitle: 'Alle Meldungen',
        linkHref: [{ '@id': '/de/aktuelles' }],
      },
    ]);
    expect(screen.getByRole('link', { name: 'Alle Meldungen' })).toHaveAttribute('href', '/de/aktuelles');
  });

  test.each([
    ['no target', { linkTitle: 'Alle' }],
    ['a target that is gone', { linkTitle: 'Alle', linkHref: [{ '@id': '../resolveuid/31ffc2f078914aa5' }] }],
    ['a script as target', { linkTitle: 'Alle', linkHref: 'javascript:alert(1)' }],
    ['no words', { linkHref: '/de' }],
  ])('has none with %s', (_name, fields) => {
    renderBlocks([{ '@type': 'heading', heading: 'Meldungen', ...fields }]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test.each([
    {},
    { heading: '' },
    { heading: { a: 1 }, tag: 'script', alignment: 4, linkTitle: [], linkHref: 7 },
  ])('without words is no heading: %j', (fields) => {
    renderBlocks([{ '@type': 'heading', ...fields }]);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('with a tag that is none is a heading of the second level', () => {
    renderBlocks([{ '@type': 'heading', heading: 'Ziele', tag: 'h1' }]);
    expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  });
});
