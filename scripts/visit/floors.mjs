import { navigate } from './navigation.mjs';
import { profiles } from './profiles.mjs';
import { watchPage } from './watch-page.mjs';

/** Runs in the page: the document as it stands, with styles, fonts and pictures, without anything that runs. */
function snapshot({ content, heading }) {
  const [part] = document.querySelectorAll(content);
  if (!part) throw new Error(`no element ${content}`);
  if (!part.querySelector(heading) && !part.contains(document.querySelector(heading)))
    throw new Error(`no heading ${heading} in ${content}`);
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
  return { html: `<!doctype html>${copy.outerHTML}`, inner: part.innerHTML };
}

/** What a page has become once it rests on a device. */
export async function takeSnapshot(browser, url, profile, selectors) {
  const context = await browser.newContext(profiles[profile].device);
  try {
    const { page, rest } = await watchPage(context);
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.locator(selectors.heading).first().waitFor();
    await rest();
    return await page.evaluate(snapshot, selectors);
  } catch (error) {
    throw new Error(`${url} is not to be measured: ${error.message.split('\n')[0]}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Runs in the page: the link puts the elements of another page in the place of this one's. */
function replaceOnClick({ html, link, content }) {
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
