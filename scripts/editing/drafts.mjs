/** Runs in the page: whether drafts of its editor lie in the browser. */
const hasDraft = () =>
  new Promise((resolve) => {
    const opening = window.indexedDB.open('portal-drafts');
    opening.onerror = () => resolve(false);
    // A database that is made by the look holds nothing.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      counting.onsuccess = () => resolve(counting.result > 0);
    };
  });

/** Fails where what was typed is not kept as a draft: figures of an editor without drafts would say nothing. */
export async function expectDraft(page) {
  try {
    await page.waitForFunction(hasDraft, undefined, { timeout: 20_000, polling: 500 });
  } catch {
    throw new Error('The editor kept no draft of what was typed.');
  }
}
