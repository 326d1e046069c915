import { navigate } from './navigation.mjs';
import { profiles } from './profiles.mjs';
import { watchPage } from './watch-page.mjs';

/** Runs in the page: the document as it stands, with styles, fonts and pictures, without anything that runs. */
export function snapshot({ content, heading }) {
  const part = document.querySelector(content);
  if (!part?.contains(document.querySelector(heading)))
    throw new Error(`${document.URL} has no ${heading} in a ${content}.`);
  const copy = document.documentElement.cloneNode(true);
  // Rules that scripts put into a style element are not in its text.
  const styles = copy.querySelectorAll('style');
  document.querySelectorAll('style').forEach(({ sheet }, index) => {
    styles[index].textContent = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n');
  });
  for (const element of copy.querySelectorAll(
    'script, noscript, template, link[rel="modulepreload"], link[rel="prefetch"], link[rel="preload"]:not([as="font"], [as="image"])',
  ))
    element.remove();
  for (const element of copy.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (/^on/i.test(name)) element.removeAttribute(name);
  const sheets = [...copy.querySelectorAll('head :is(style, link[rel="stylesheet"])')];
  return {
    html: `<!doctype html>${copy.outerHTML}`,
    inner: part.innerHTML,
    styles: sheets.map(({ outerHTML }) => outerHTML).join('\n'),
  };
}

/** What a page has become once it rests on a device. */
export async function takeSnapshot(browser, url, profile, selectors) {
  const context = await browser.newContext(profiles[profile].device);
  try {
    const { page, open } = await watchPage(context);
    await open(url, selectors.heading);
    return await page.evaluate(snapshot, selectors);
  } finally {
    await context.close();
  }
}

/** Runs in the page: the link puts the elements of another page in the place of this one's. */
export function replaceOnClick({ html, link, content }) {
  const template = document.createElement('template');
  template.innerHTML = html;
  document.querySelector(link).addEventListener('click', (event) => {
    event.preventDefault();
    document.querySelector(content).replaceChildren(template.content);
  });
}

/** The floor of a navigation: the same elements, there already, put in at once by the browser itself. */
export async function replace(browser, url, profile, { html, content, ...click }) {
  return await navigate(browser, url, profile, click, (page) =>
    page.evaluate(replaceOnClick, { html, content, link: click.link }),
  );
}
