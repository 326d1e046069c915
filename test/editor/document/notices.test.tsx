import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeBlock } from '@/editor/document/commands/change-block';
import { changeField } from '@/editor/document/commands/change-field';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { moveBlocks } from '@/editor/document/commands/move-blocks';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import {
  PageDocumentContext,
  useBlock,
  useCanUndo,
  useField,
  useFlag,
  useIsChanged,
  useIsSelected,
  useLayout,
  useOrderTree,
  useSelection,
  useStoredBlock,
  useType,
  useWords,
} from '@/editor/document/hooks';
import type { OrderEntry } from '@/editor/document/order-tree';
import { createPageDocument } from '@/editor/document/page-document';
import { holding, words } from './pages';

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_entry, index) => [`b${index}`, words(`${index}`)]));

function longPage(count: number) {
  return createPageDocument({
    title: 'Title',
    ...holding({
      ...many(count - 1),
      grid: { '@type': 'gridBlock', ...holding({ inner: words('inner') }) },
    }),
  });
}

describe.each([10, 1000])('on a page of %i blocks', (count) => {
  it('a letter typed in one block tells the listeners of that block alone', () => {
    const document = longPage(count);
    const told: string[] = [];
    for (const key of document.state.blocks.keys()) {
      document.subscribe('block', key, () => told.push(key));
      document.subscribe('selected', key, () => told.push(`selected ${key}`));
    }
    for (const key of document.state.containers.keys())
      document.subscribe('container', key, () => told.push(key));
    document.subscribe('structure', '', () => told.push('structure'));
    document.subscribe('field', 'title', () => told.push('title'));
    document.subscribe('selection', '', () => told.push('selection'));
    document.subscribe('history', '', () => told.push('history'));

    document.run((state) => changeBlock(state, 'b3', { plaintext: 'x' }), 'b3');
    expect(told.splice(0)).toEqual(['b3', 'history']);
    document.run((state) => changeBlock(state, 'b3', { plaintext: 'xy' }), 'b3');
    expect(told.splice(0)).toEqual(['b3']);
    document.run((state) => changeBlock(state, 'inner', { plaintext: 'x' }), 'inner');
    expect(told.splice(0)).toEqual(['inner']);
    document.run((state) => changeField(state, 'title', 'x'), 'title');
    expect(told.splice(0)).toEqual(['title']);
    document.run((state) => selectBlocks(state, ['b1', 'b2']));
    expect(told.splice(0)).toEqual(['selected b1', 'selected b2', 'selection']);
    document.run((state) => selectBlocks(state, ['b2']));
    expect(told.splice(0)).toEqual(['selected b1', 'selection']);
    document.run((state) => insertBlocks(state, { blocks: [words('new')], target: { into: 'grid/blocks' } }));
    expect(told.splice(0)).toEqual(['grid/blocks', 'structure', 'selected b2', 'selection']);
  });

  it('a letter typed reads one block of the page, and walks over none', () => {
    const document = longPage(count);
    let read = 0;
    for (const node of document.state.blocks.values()) {
      const { data } = node;
      Object.defineProperty(node, 'data', { get: () => (read++, data), enumerable: true });
    }
    const { blocks, containers } = document.state;
    const walks = [blocks, containers].flatMap((nodes) => [
      ...(['keys', 'values', 'entries', 'forEach'] as const).map((name) => vi.spyOn(nodes, name)),
      vi.spyOn(nodes, Symbol.iterator),
    ]);
    document.run((state) => changeBlock(state, 'b3', { plaintext: 'x' }), 'b3');
    for (const walk of walks) expect(walk).not.toHaveBeenCalled();
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(10);
  });

  it('a letter typed draws one block, and the row of the order only when its words are others', () => {
    const document = longPage(count);
    const drawn: string[] = [];
    const Row = ({ id }: { id: string }) => {
      drawn.push(`row ${id}`);
      const label = `${useType(id)} ${useFlag(id, 'fixed') === true ? 'fixed' : 'free'} ${useWords(id)}`;
      return <li>{label}</li>;
    };
    const Tree = () => {
      drawn.push('tree');
      const rows = (entries: readonly OrderEntry[]): readonly string[] =>
        entries.flatMap(({ key, children }) => [key, ...rows(children)]);
      return rows(useOrderTree()).map((key) => <Row key={key} id={key} />);
    };
    const Block = ({ id }: { id: string }) => {
      const block = useBlock(id);
      const isSelected = useIsSelected(id);
      drawn.push(id);
      return (
        <div>
          {isSelected ? 'selected' : ''}
          {block?.containers.map((container) => (
            <Blocks key={container} of={container} />
          ))}
        </div>
      );
    };
    const Blocks = ({ of }: { of: string }) => {
      const layout = useLayout(of);
      drawn.push(`layout ${of}`);
      return layout.map((key) => <Block key={key} id={key} />);
    };
    const Title = () => {
      drawn.push('title');
      return <h1>{String(useField('title'))}</h1>;
    };
    const { container } = render(
      <PageDocumentContext.Provider value={document}>
        <Title />
        <Blocks of="blocks" />
        <Tree />
      </PageDocumentContext.Provider>,
    );
    expect(drawn.filter((name) => /^b\d/.test(name))).toHaveLength(count - 1);
    const after = (change: () => void) => {
      drawn.length = 0;
      act(change);
      return drawn;
    };
    const type = (plaintext: string) => () =>
      document.run((state) => changeBlock(state, 'b3', { plaintext }));
    expect(after(type('x'.repeat(80)))).toEqual(['b3', 'row b3']);
    expect(after(type('x'.repeat(81)))).toEqual(['b3']);
    const fix = () => document.run((state) => changeBlock(state, 'b3', { fixed: true }));
    expect(after(fix)).toEqual(['b3', 'row b3']);
    expect(after(() => document.run((state) => selectBlocks(state, ['inner'])))).toEqual(['inner']);
    expect(after(() => document.run((state) => changeField(state, 'title', 'New')))).toEqual(['title']);
    after(() => document.run((state) => moveBlocks(state, ['inner'], { before: 'b0' })));
    expect(drawn).toEqual(expect.arrayContaining(['layout blocks', 'layout grid/blocks', 'inner', 'tree']));
    expect(container.textContent).toContain('slate fixed xxx');
  });
});

it('a view that draws what it holds is drawn again when something in it changes, and for nothing else', () => {
  const document = longPage(10);
  const drawn: unknown[] = [];
  const Whole = () => {
    drawn.push(useStoredBlock('grid'));
    return null;
  };
  render(
    <PageDocumentContext.Provider value={document}>
      <Whole />
    </PageDocumentContext.Provider>,
  );
  act(() => void document.run((state) => changeBlock(state, 'b3', { plaintext: 'x' })));
  expect(drawn).toHaveLength(1);
  act(() => void document.run((state) => changeBlock(state, 'inner', words('other'))));
  expect(drawn).toHaveLength(2);
  expect(drawn[1]).toEqual({ '@type': 'gridBlock', ...holding({ inner: words('other') }) });
});

it('what is left to undo, what is selected and that something changed are told to those who ask', () => {
  const document = longPage(3);
  const States = () => (
    <output>{`${useCanUndo()} ${useSelection().blocks.join()} ${useIsChanged(1)}`}</output>
  );
  const { container } = render(
    <PageDocumentContext.Provider value={document}>
      <States />
    </PageDocumentContext.Provider>,
  );
  expect(container.textContent).toBe('false  true');
  act(() => {
    document.run((state) => insertBlocks(state, { blocks: [words('a')], target: { after: 'b0' } }));
    document.run((state) => selectBlocks(state, ['b1']));
  });
  expect(container.textContent).toBe('true b1 false');
  act(() => void document.undo());
  expect(container.textContent).toBe('false  true');
});

it('Who shows whether something can be undone or done again hears of each undo and redo', () => {
  const page = createPageDocument({ title: 'Eins' });
  const heard: boolean[][] = [];
  page.subscribe('history', '', () => heard.push([page.canUndo(), page.canRedo()]));
  page.run((state) => changeField(state, 'title', 'Zwei'));
  page.undo();
  page.redo();
  expect(heard).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});
