const folder = '/de/aktuelles/meldungen';
const article = `${folder}/wie-gewebe-seine-muster-findet`;
const articleTitle = 'Wie Gewebe seine Muster findet';

/** Runs in the page before its own scripts: keeps all resource timings, and when the first heading was painted. */
export function watch() {
  performance.setResourceTimingBufferSize(100_000);
  window.sizeBench = {
    painted: (then) => requestAnimationFrame(() => requestAnimationFrame(() => then(performance.now()))),
  };
  window.sizeBench.heading = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      window.sizeBench.painted(resolve);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Resolves once nothing is loaded or put in any more, and the main thread has time. */
export function atRest() {
  return new Promise((resolve) => {
    let before = '';
    const look = () => {
      const now = `${performance.getEntriesByType('resource').length} ${document.querySelectorAll('*').length}`;
      if (now === before) resolve();
      else setTimeout(() => window.requestIdleCallback(look), 400);
      before = now;
    };
    look();
  });
}

/**
 * Does something in the page (`go` to a path inside the app, `click` or `type`) and measures until what it is done for has
 * been painted: an element that `shows`, with a `text` if one is told, or other words in what `changes`. Time counts from
 * the call whose address holds `from`, where one waits for a pause first.
 */
function perform({ go, click, type, shows, text, changes, from }) {
  return new Promise((resolve, reject) => {
    const wordsOf = (selector) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
    const before = changes && wordsOf(changes);
    const isDone = () => {
      if (!changes)
        return [...document.querySelectorAll(shows)].some((each) => each.textContent.includes(text ?? ''));
      const now = wordsOf(changes);
      return now !== '' && now !== before;
    };
    const failing = setTimeout(
      () => reject(new Error(`${go ?? click ?? type.into} does not lead to ${shows ?? `other ${changes}`}`)),
      20_000,
    );
    let begin = performance.now();
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      clearTimeout(failing);
      window.sizeBench.painted((end) => {
        const call = performance
          .getEntriesByType('resource')
          .findLast(({ name, startTime }) => from && startTime >= begin && name.includes(from));
        resolve(end - (call?.startTime ?? begin));
      });
    });
    observer.observe(document.documentElement, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    begin = performance.now();
    if (go) {
      window.history.pushState({ idx: 0 }, '', go);
      window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
    } else if (click) document.querySelector(click).click();
    else {
      const field = document.querySelector(type.into);
      Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value').set.call(field, type.words);
      field.dispatchEvent(new window.Event('input', { bubbles: true }));
    }
  });
}

const run = (step) => (page) => page.evaluate(perform, step);
const goTo = (path) => async (page, base) => {
  await page.goto(base + path, { waitUntil: 'networkidle' });
};

/** Opens the object browser for a link out of the text that is edited. */
async function askForTarget(page) {
  const words = page.locator('.tool-block .text-editor[contenteditable="true"]').nth(2);
  await words.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await page.getByRole('button', { name: 'Durchsuchen', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Durchsuchen', exact: true }).evaluate((button) => {
    button.dataset.sizeBench = 'browse';
  });
}

/** What visitors do, each on a page that has come to rest. */
export const visitorSteps = [
  {
    what: 'navigation to a plain page',
    before: goTo('/de/impressum'),
    run: run({ go: '/de/datenschutz', shows: 'main h1', text: 'Datenschutz' }),
  },
  {
    what: 'navigation to a news item',
    before: goTo('/de/impressum'),
    run: run({ go: article, shows: 'main h1', text: articleTitle }),
  },
  {
    what: 'list of the news',
    before: goTo('/de/impressum'),
    run: run({ go: folder, shows: '.listing-row' }),
  },
  {
    what: 'search for a frequent word',
    before: goTo('/de/impressum'),
    run: run({ go: '/de/search?SearchableText=messung', shows: '.search-hit' }),
  },
  {
    what: 'people finder',
    before: goTo('/de/impressum'),
    run: run({ go: '/de/personen', shows: '.finder-card' }),
  },
  {
    what: 'people finder: the letter B',
    before: goTo('/de/personen'),
    run: run({ click: '.person-finder__letter:nth-child(2)', changes: '.finder-card' }),
  },
  {
    what: 'calendar',
    before: goTo('/de/impressum'),
    run: run({ go: '/de/kalender', shows: '.month-grid__event' }),
  },
  {
    what: 'calendar: the next month',
    before: goTo('/de/kalender'),
    run: run({ click: '.calendar__step ~ .calendar__step', changes: '.calendar__title' }),
  },
];

/** What editors do. */
export const editorSteps = [
  {
    what: 'contents of /de',
    before: goTo('/de/impressum'),
    run: run({ go: '/de/contents', shows: '[data-row]' }),
  },
  {
    what: 'contents of the folder of news',
    before: goTo('/de/impressum'),
    run: run({ go: `${folder}/contents`, shows: `[data-row^="${folder}/"]` }),
  },
  {
    what: 'editor by the button',
    before: async (page, base) => {
      await goTo(article)(page, base);
      await page.locator('.tool-rail__entry.edit').waitFor();
    },
    run: run({ click: '.tool-rail__entry.edit', shows: '.tool-editor .text-editor[contenteditable="true"]' }),
  },
  {
    what: 'object browser: opened',
    before: askForTarget,
    run: run({ click: '[data-size-bench="browse"]', shows: '.tool-browser__place' }),
  },
  {
    what: 'object browser: the folder of news',
    before: async () => undefined,
    run: run({ click: '.tool-browser__place:nth-of-type(2)', shows: '.tool-entry' }),
  },
  {
    what: 'object browser: a search',
    before: async () => undefined,
    run: run({
      type: { into: '.tool-browser__search input', words: 'messung' },
      changes: '.tool-browser .tool-entry__title',
      from: 'SearchableText',
    }),
  },
];
