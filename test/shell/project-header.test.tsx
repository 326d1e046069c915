import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteHeader } from '@/shell/header/site-header';
import { renderWithSite } from '~test/support/render';
import { makePage, makeSettings } from './shell-data';

const project = { '@id': 'http://localhost:3000/de/p', title: 'Tidentakt', special: true };

test.each([[5], [{}], [[]], [true], ['red'], ['#12']])(
  'the settings’ colours and names that are %j leave the header of a project standing',
  (value) => {
    const odd = {
      nav_font_color: value,
      nav_active_color: value,
      main_bg_color: value,
      bg_image: value,
      main_font: value,
      additional_body_class: value,
    };
    const settings = makeSettings({
      project,
      ...odd,
      logo: typeof value === 'object' ? value : null,
    } as never);
    renderWithSite(<SiteHeader />, { content: makePage({ settings }) });
    expect(screen.getAllByRole('link', { name: 'Tidentakt' })[0]).toBeVisible();
  },
);
