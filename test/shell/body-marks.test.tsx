import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BodyMarks } from '@/shell/body-marks';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { showPage } from '~test/support/show-page';

test('of the body’s classes only those change that another page has otherwise', async () => {
  const { store, unmount } = renderWithSite(<BodyMarks />, { content: makeContent({ '@type': 'Document' }) });
  expect(document.body).toHaveClass('is-anonymous', 'public-ui', 'language-de', 'contenttype-document');
  const before: string[] = [];
  const observer = new MutationObserver((records) =>
    before.push(...records.map(({ oldValue }) => oldValue ?? '')),
  );
  observer.observe(document.body, { attributeFilter: ['class'], attributeOldValue: true });
  await act(async () => showPage(store, makeContent({ '@type': 'News Item' })));
  observer.disconnect();
  expect(document.body).toHaveClass('is-anonymous', 'public-ui', 'contenttype-news-item');
  expect(document.body).not.toHaveClass('contenttype-document');
  expect(before).not.toEqual([]);
  for (const classes of before) expect(classes.split(' ')).toContain('public-ui');
  unmount();
  expect(document.body.className).toBe('');
});
