import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { BlocksContext } from '@/blocks/blocks-context';
import { defineBlock, type BlockDefinition, type BlockViewProps } from '@/blocks/definition';
import {
  useAnchors,
  useItemLevel,
  usePageField,
  usePageParameter,
  usePictureLoading,
} from '@/blocks/page/hooks';
import { PageContext } from '@/blocks/page/page-context';
import { RenderBlocks } from '@/blocks/render-blocks';
import { drawAll } from '@/lib/pieces';
import { oneOf, record, text, type Read } from '@/lib/shape';
import { createChangingPage } from '~test/support/changing-page';
import { renderWithSite } from '~test/support/render';

const wordsShape = record({ words: text(), tag: oneOf(['h2', 'h4'], 'h2') });
type Words = Read<typeof wordsShape>;

const drawn: string[] = [];
const title = { id: 'editor.block.slate' };

/** Asks its page for everything that a block can ask for but the fields. */
function CuriousView({ id, data, position }: BlockViewProps<Words>) {
  drawn.push(id);
  const [anchor] = useAnchors(id);
  const facts = [useItemLevel(id), usePageParameter(id), usePictureLoading(id, position).priority];
  return (
    <p id={anchor}>
      {data.words} {facts.join(' ')}
    </p>
  );
}

function TitleReader({ id }: BlockViewProps) {
  drawn.push(id);
  return <p>{String(usePageField('title'))}</p>;
}

const definitions: BlockDefinition[] = [
  defineBlock({
    name: 'curious',
    title,
    group: 'text',
    shape: wordsShape,
    view: CuriousView,
    outline: { headings: ({ words, tag }) => [{ level: Number(tag[1]), text: words }] },
  }),
  defineBlock({ name: 'titleReader', title, group: 'text', shape: record({}), view: TitleReader }),
];
const find = (name: string) => definitions.find((definition) => definition.name === name);

const curious = (words: string, tag = 'h2') => ({ '@type': 'curious', words, tag });

function show(count: number) {
  const blocks = Array.from({ length: count - 1 }, (_, index) => curious(`Block ${index}`));
  const page = createChangingPage([...blocks, { '@type': 'titleReader' }], find);
  function Page() {
    return <RenderBlocks container={useSyncExternalStore(page.store.subscribe, page.content)} />;
  }
  renderWithSite(
    <BlocksContext.Provider value={find}>
      <PageContext.Provider value={page.store}>
        <Page />
      </PageContext.Provider>
    </BlocksContext.Provider>,
  );
  act(drawAll);
  expect(drawn).toContain(`b${count - 1}`);
  drawn.splice(0);
  return page;
}

test.each([10, 1000])('On a page of %i blocks a change of one draws that one alone', (count) => {
  const page = show(count);
  act(() => page.setBlock('b3', curious('Anders')));
  expect(drawn).toEqual(['b3']);
});

test.each([10, 1000])('On a page of %i blocks a new level is drawn where it counts', (count) => {
  const page = show(count);
  act(() => page.setBlock('b3', curious('Block 3', 'h4')));
  expect(drawn).toEqual(['b3', 'b4']);
});

test('A field of the page draws those who read it', () => {
  const page = show(10);
  act(() => page.setField('title', 'Neu'));
  expect(drawn).toEqual(['b9']);
});
