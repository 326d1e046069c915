import { expect, test } from 'vitest';
import { createTestCms } from '~test/support/test-cms';
import { read } from '../json';

test('A list names the authors of a post, who are its creators, by title and address', async () => {
  const cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/de/blog', type: 'BlogFolder', title: 'Werkbank' },
      { path: '/de/blog/ada', type: 'Author', title: 'Ada' },
      { path: '/de/blog/post', type: 'Post', title: 'Beitrag', creators: ['/de/blog/ada'] },
    ],
  });
  const query = 'portal_type=Post&metadata_fields=post_authors&metadata_fields=blog';
  const { items } = await read(cms, `/@search?${query}`);
  expect(items).toMatchObject([
    {
      post_authors: [{ title: 'Ada', url: expect.stringMatching(/\/de\/blog\/ada$/) }],
      blog: { title: 'Werkbank' },
    },
  ]);
});
