import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '~test/support/module-graph';

const textOf = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** How often a pattern stands in each file of the app; files without it are left out. */
function found(pattern: RegExp): Record<string, number> {
  const counts = sourceFiles('src').map((file) => [file, textOf(file).match(pattern)?.length ?? 0] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

test('every call of the API goes through the client, which tells of each write', () => {
  expect(Object.keys(found(/(?<![.\w])fetch\(|XMLHttpRequest|sendBeacon/g)).sort()).toEqual([
    // Reads of another company's service.
    'src/api/altmetric.ts',
    'src/api/client.ts',
    'src/api/raw-call.ts',
    'src/app/first-request.ts',
  ]);
});

test('what goes past the client, an upload, tells of its write itself', () => {
  const callers = sourceFiles('src').filter((file) => textOf(file).includes('sendRaw('));
  // A comment changes nothing but the list that it stands in.
  const others = ['src/api/raw-call.ts', 'src/api/comments.ts'];
  expect(callers.filter((file) => !others.includes(file))).toEqual(['src/api/upload.ts']);
  expect(textOf('src/api/upload.ts')).toContain('announceWrite([path])');
});

/** Calls that are no GET and yet change nothing that menus or pages show, with the reason. */
const exceptions: Readonly<Record<string, [count: number, reason: string]>> = {
  'src/api/client.ts': [2, 'the option itself'],
  'src/api/comments.ts': [2, 'comments come with a list of their own'],
  'src/api/contact-form.ts': [1, 'a message is no content'],
  'src/api/session.ts': [3, 'login and logout: the store renews menus by who reads them'],
  'src/api/search.ts': [1, 'a query too long for an address'],
  'src/api/cart.ts': [1, 'an order is a mail'],
  'src/api/unlock.ts': [1, 'a pass for files'],
  'src/api/editing.ts': [3, 'locks'],
  'src/api/missed-search.ts': [1, 'words that were searched for'],
  'src/api/notes.ts': [1, 'notes are no part of the content'],
  'src/api/preview-links.ts': [2, 'links to a page are no part of its content'],
  'src/api/accounts.ts': [6, 'accounts and groups'],
  'src/api/content-types.ts': [2, 'a type of which there is nothing yet, or nothing any more'],
  'src/api/own-account.ts': [2, 'one’s own account'],
  'src/api/aliases.ts': [2, 'old addresses stand in no menu'],
  'src/api/relation-list.ts': [1, 'relations are made anew of what is stored'],
  'src/api/trash.ts': [2, 'what was deleted before'],
  'src/api/password.ts': [2, 'an account’s password'],
};

test('only known calls say that they leave the content as it is', () => {
  const counts = Object.entries(exceptions).map(([file, [count]]) => [file, count]);
  expect(found(/leavesContent/g)).toEqual(Object.fromEntries(counts));
});
