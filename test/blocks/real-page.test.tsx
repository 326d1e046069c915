import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import recorded from '../real-examples/version-2.json';
import { makeContent } from '~test/support/make-content';
import { renderPage } from '~test/support/render-page';

describe('A page that a real Plone sent', () => {
  test('shows its title and its text with the links of the app', () => {
    const page = makeContent(recorded as object);
    renderPage(page, { site: { linkBases: ['http://localhost:8080/Plone'] } });
    expect(screen.getByRole('heading', { level: 1, name: recorded.title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'contact page' })).toHaveAttribute(
      'href',
      '/en/research/contact',
    );
    expect(screen.getByText(/or the team\./)).toBeVisible();
  });
});
