import { readFileSync } from 'node:fs';
import { createEditor } from 'slate';
import { expect, test } from 'vitest';
import {
  EDITOR_TO_FORCE_RENDER,
  EDITOR_TO_USER_SELECTION,
  ELEMENT_TO_NODE,
  IS_FOCUSED,
} from '@/editor/rich-text/slate-doors';
import { createMemoryHistory, NavigationContext } from '@/lib/router-doors';
import { sourceFiles } from '~test/support/module-graph';

/** What libraries do not promise: where it may be named, and the versions with which it was tried in a browser. */
const doors = [
  { file: 'src/lib/router-doors.ts', named: /\bUNSAFE_/, versions: { 'react-router': '7.18.5' } },
  {
    file: 'src/editor/rich-text/slate-doors.ts',
    named: /\b(?:[A-Z]+_TO_[A-Z_]+|IS_[A-Z_]+)\b[^;]*from 'slate(?:-react|-dom)?'/,
    versions: { slate: '0.146.0', 'slate-dom': '0.146.1', 'slate-react': '0.146.1' },
  },
];

const versionOf = (library: string) =>
  (JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8')) as { version: string }).version;

test.each(doors)('$file alone names what the library does not promise', ({ file, named }) => {
  const naming = ['src', 'test']
    .flatMap(sourceFiles)
    .filter((each) => named.test(readFileSync(each, 'utf8')));
  expect(naming.filter((each) => each !== 'test/architecture/doors.test.ts')).toEqual([file]);
});

// Another version: try the journeys of the editor and of leaving with unsaved work, then write it here.
test.each(doors)('$file was tried with the installed versions', ({ versions }) => {
  for (const [library, version] of Object.entries(versions)) expect(versionOf(library)).toBe(version);
});

test('a history tells each move with its action, and the context of the router holds a navigator', () => {
  const history = createMemoryHistory({ initialEntries: ['/de'], v5Compat: true });
  const moves: string[] = [];
  history.listen(({ action, location }) => moves.push(`${action} ${location.pathname}`));
  history.push('/de/seite');
  history.replace('/en');
  history.go(-1);
  expect(moves).toEqual(['PUSH /de/seite', 'REPLACE /en', 'POP /de']);
  expect(NavigationContext.Provider).toBeDefined();
});

test('Slate keeps focus, drawing, selection and nodes in weak maps', () => {
  const editor = createEditor();
  for (const kept of [EDITOR_TO_FORCE_RENDER, EDITOR_TO_USER_SELECTION, ELEMENT_TO_NODE, IS_FOCUSED])
    expect(kept).toBeInstanceOf(WeakMap);
  expect(IS_FOCUSED.get(editor)).toBeUndefined();
});
