import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { UnreadableNotice } from '@/editor/chrome/notices/draft-notices';
import { draftsStore } from '@/editor/session/drafts/draft-store';
import { renderTool } from '~test/support/render-tool';

test('a draft that nobody can read is said to be gone once it is', async () => {
  const key = 'editor\nde\n/de/seite\n1';
  const stored = { form: 0 };
  await set(key, stored, draftsStore());
  renderTool(<UnreadableNotice unreadable={{ key, stored }} />);
  const forget = screen.getByRole('button', { name: 'Löschen' });
  fireEvent.click(forget);
  // Until then a page that is reloaded would have it again.
  expect(forget).toBeInTheDocument();
  await waitFor(() => expect(forget).not.toBeInTheDocument());
  expect(await get<unknown>(key, draftsStore())).toBeUndefined();
});
