import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nodesOf } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { renderWithSite } from '~test/support/render';

const origin = window.location.origin;
const paragraph = (...children: object[]) => [{ type: 'p', children }];
const show = (link: object) =>
  renderWithSite(
    <SlateNodes
      nodes={nodesOf(paragraph({ text: 'Mehr ' }, { children: [{ text: 'hier' }], ...link }, { text: '.' }))}
    />,
  );

describe('Links in running text', () => {
  test.each<[string, object, string]>([
    ['absolute URLs of the API', { type: 'link', data: { url: `${origin}/de/forschung` } }, '/de/forschung'],
    ['paths', { type: 'link', data: { url: '/de/forschung' } }, '/de/forschung'],
    [
      'mail addresses',
      { type: 'link', data: { url: 'mailto:info@immerlund.example' } },
      'mailto:info@immerlund.example',
    ],
    ['telephone numbers', { type: 'link', data: { url: 'tel:+49406696900' } }, 'tel:+49406696900'],
    ['anchors', { type: 'link', data: { url: '#ziele' } }, '#ziele'],
    ['other sites', { type: 'link', data: { url: 'https://example.org/' } }, 'https://example.org/'],
    ['downloads', { type: 'link', data: { url: '/de/a.pdf/@@download/file' } }, '/de/a.pdf/@@download/file'],
    [
      'files to be downloaded',
      { type: 'link', data: { url: '/de/a.pdf', download: true } },
      '/de/a.pdf/@@download/file',
    ],
    ['items of the object browser', { type: 'link', data: { url: [{ '@id': '/de/x' }] } }, '/de/x'],
    ['legacy elements with the address on them', { type: 'a', url: '/de/alt' }, '/de/alt'],
    ['legacy elements with the address in their data', { type: 'a', data: { url: '/de/alt' } }, '/de/alt'],
    [
      'legacy internal links',
      { type: 'a', data: { link: { internal: { internal_link: [{ '@id': `${origin}/de/innen` }] } } } },
      '/de/innen',
    ],
    [
      'legacy external links',
      {
        type: 'a',
        data: { link: { external: { external_link: 'https://example.org/a', target: '_self' } } },
      },
      'https://example.org/a',
    ],
    [
      'legacy mail links with their subject',
      { type: 'a', data: { link: { email: { email_address: 'a@b.example', email_subject: 'Über uns' } } } },
      'mailto:a@b.example?subject=%C3%9Cber%20uns',
    ],
  ])('lead to %s', (_name, link, href) => {
    show(link);
    expect(screen.getByRole('link', { name: 'hier' })).toHaveAttribute('href', href);
  });

  test('open a new tab where the editor chose so, without handing over this one', () => {
    show({ type: 'link', data: { url: '/de/x', target: '_blank' } });
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link').getAttribute('rel')).toMatch(/noopener/);
  });

  test.each<[string, object]>([
    [
      'whose target is gone',
      { type: 'link', data: { url: '../resolveuid/31ffc2f078914aa5aa52946cc022e1d7' } },
    ],
    ['whose target is gone, absolute', { type: 'link', data: { url: `${origin}/resolveuid/31ffc2f0` } }],
    ['to a script', { type: 'link', data: { url: 'javascript:alert(1)' } }],
    ['to a script in disguise', { type: 'a', url: ' java\tscript:alert(1)' }],
    ['to data', { type: 'link', data: { url: 'data:text/html,<script>alert(1)</script>' } }],
    [
      'to a script in a legacy link',
      { type: 'a', data: { link: { external: { external_link: 'vbscript:x' } } } },
    ],
    ['without a target', { type: 'link' }],
    ['with data that is none', { type: 'link', data: 'x' }],
    ['with an empty legacy target', { type: 'a', data: { link: { internal: { internal_link: [] } } } }],
    ['to something that is no address', { type: 'link', data: { url: { to: '/x' } } }],
  ])('%s are words only', (_name, link) => {
    const { container } = show(link);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.querySelector('a')).toBeNull();
    expect(container).toHaveTextContent('Mehr hier.');
  });

  test('inside a link are part of it', () => {
    const { container } = show({
      type: 'link',
      data: { url: '/de/x' },
      children: [{ text: 'a ' }, { type: 'link', data: { url: '/de/y' }, children: [{ text: 'b' }] }],
    });
    expect(container.querySelectorAll('a')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'a b' })).toHaveAttribute('href', '/de/x');
  });

  test('without words are left out', () => {
    const { container } = show({ type: 'link', data: { url: '/de/x' }, children: [{ text: '' }] });
    expect(container.querySelector('a')).toBeNull();
  });
});
