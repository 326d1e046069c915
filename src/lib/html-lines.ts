const lineEnds = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote';

/** The words of stored HTML by lines; a document that is only parsed runs and fetches nothing. */
export function linesOfHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('script, style, template, noscript').forEach((element) => element.remove());
  body.querySelectorAll(lineEnds).forEach((element) => element.append('\n'));
  body.querySelectorAll('br').forEach((element) => element.replaceWith('\n'));
  return (body.textContent ?? '').split('\n').filter((line) => line.trim() !== '');
}
