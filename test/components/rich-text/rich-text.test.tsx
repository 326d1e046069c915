import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DOMPurify } from 'dompurify';
import { describe, expect, test } from 'vitest';
import { RichText } from '@/components/rich-text/rich-text';
import { sanitise } from '@/components/rich-text/sanitise';
import { renderWithSite } from '~test/support/render';

const origin = window.location.origin;

async function show(html: string) {
  const result = renderWithSite(<RichText html={html} />);
  await waitFor(() => expect(result.container.querySelector('[aria-busy]')).toBeNull());
  return result;
}

describe('HTML of the CMS', () => {
  test('is drawn', async () => {
    await show('<p>Ein <strong>Wort</strong></p>');
    expect(screen.getByText('Wort').tagName).toBe('STRONG');
  });

  test.each(['', '  '])('that is %j draws nothing', (html) => {
    expect(renderWithSite(<RichText html={html} />).container).toBeEmptyDOMElement();
  });

  test.each([
    ['a script', '<script>window.hurt = 1</script>'],
    ['a handler', '<img src="/x" onerror="window.hurt = 1">'],
    ['a script link', '<a href="javascript:window.hurt=1">x</a>'],
    ['a frame', '<iframe src="https://elsewhere.example"></iframe>'],
    ['a style', '<style>body { display: none }</style><p style="position:fixed;inset:0">x</p>'],
    ['a form', '<form action="https://elsewhere.example"><input name="password"></form>'],
    ['a drawing with a script', '<svg><a xlink:href="javascript:alert(1)"><circle r="9"/></a></svg>'],
    ['a player', '<video src="https://elsewhere.example/x.mp4" autoplay></video>'],
    ['markup that mutates', '<math><mtext><table><mglyph><style><img src=x onerror="window.hurt=1">'],
  ])('loses %s', async (_name, html) => {
    const { container } = await show(`<p>Worte</p>${html}`);
    expect(
      container.querySelector('script, style, iframe, form, input, video, svg, [onerror], [style]'),
    ).toBeNull();
    expect(container.innerHTML).not.toMatch(/javascript:|window\.hurt/);
    expect('hurt' in window).toBe(false);
    expect(screen.getByText('Worte')).toBeVisible();
  });

  test('keeps the words of a link whose target is gone', async () => {
    await show('<p>Mehr <a href="../resolveuid/31ffc2f078914aa5aa52946cc022e1d7">hier</a></p>');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Mehr hier')).toBeVisible();
  });

  test('follows links of the CMS within the app', async () => {
    const { router } = await show(`<p><a href="${origin}/de/forschung">Forschung</a></p>`);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/forschung');
    await userEvent.click(screen.getByRole('link'));
    expect(router.state.location.pathname).toBe('/de/forschung');
  });

  test('leaves files, other sites and new tabs to the browser', async () => {
    const { router } = await show(
      '<p><a href="/de/a.pdf/@@download/file">Datei</a> <a href="https://example.org/">Fern</a>' +
        ' <a href="/de/neu" target="_blank">Neu</a></p>',
    );
    const hold = (event: Event): void => event.preventDefault();
    document.addEventListener('click', hold);
    for (const name of ['Datei', 'Fern', 'Neu']) await userEvent.click(screen.getByRole('link', { name }));
    document.removeEventListener('click', hold);
    expect(router.state.location.pathname).toBe('/de/seite');
  });

  test('hands no other site this window', async () => {
    await show('<a href="https://example.org/">Fern</a><a href="/de/neu" target="_blank">Neu</a>');
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('links pictures of other sites, which are not fetched', async () => {
    const { container } = await show(
      '<p><img src="https://i.ytimg.com/vi/x/hq.jpg" alt="Ein Film"><img src="//bilder.example/a.png"></p>' +
        '<p><a href="/de/mehr"><img src="https://bilder.example/b.png" alt="Mehr"></a></p>',
    );
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ein Film' })).toHaveAttribute(
      'href',
      'https://i.ytimg.com/vi/x/hq.jpg',
    );
    expect(screen.getByRole('link', { name: 'Mehr' })).toHaveAttribute('href', '/de/mehr');
  });

  test('is settled outside the page, where browsers do not fetch its pictures yet', () => {
    const parsed = new DOMParser().parseFromString('<img src="/de/bild.png">', 'text/html');
    const [picture] = parsed.images;
    const fragment = parsed.createDocumentFragment();
    fragment.append(...parsed.images);
    sanitise({ sanitize: () => fragment } as unknown as DOMPurify, '');
    expect(picture?.getAttribute('src')).toContain('/de/bild.png/@@images/');
    expect(picture?.ownerDocument).not.toBe(document);
  });

  test('lets the keyboard scroll its tables, and loads its pictures late', async () => {
    const { container } = await show(
      '<table><tr><td>1</td></tr></table><img src="/de/bild.png/@@images/image/large">',
    );
    expect(container.querySelector('[tabindex="0"] > table')).not.toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
  });
});
