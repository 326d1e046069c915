import type { Page } from '@playwright/test';

const servedAnswer = /<script[^>]* id="first-answer".*?<\/script>/s;

/** Has this tab ask for the content of each page that it opens, as from a server that puts none into the page. */
export async function askForContent(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.') && !url.pathname.includes('++api++'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      // Between two visits the server may have closed the connection that this would go over.
      const response = await route.fetch({ maxRetries: 2 });
      return route.fulfill({ response, body: (await response.text()).replace(servedAnswer, '') });
    },
  );
}
