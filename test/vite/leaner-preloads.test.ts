import { expect, test } from 'vitest';
import { leanerList } from '../../vite/leaner-preloads';

const listOf = (...names: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);`;

test('neither what the editors of blocks need nor a file alone stands in the list', () => {
  const code = [
    listOf('assets/editor-1.css', 'assets/note-2.js', 'assets/parts-3.css', 'assets/page-4.js'),
    'R(async()=>{let{e}=await import(`./editor-5.js`).then(e=>e.B);return{e}},__vite__mapDeps([0,2]))',
    'R(()=>import(`./note-2.js`),__vite__mapDeps([1]))',
    'R(()=>import(`./page-4.js`),__vite__mapDeps([3,2]))',
    'R(()=>import(`./words-6.js`),[])',
  ];
  expect(leanerList(code.join('\n')).split('\n')).toEqual([
    listOf('assets/page-4.js', 'assets/parts-3.css'),
    'R(async()=>{let{e}=await import(`./editor-5.js`).then(e=>e.B);return{e}},[])',
    'R(()=>import(`./note-2.js`),[])',
    'R(()=>import(`./page-4.js`),__vite__mapDeps([0,1]))',
    'R(()=>import(`./words-6.js`),[])',
  ]);
});
