import { describe, expect, test } from 'vitest';
import type { Block } from '@/blocks/definition';
import { loadForeignReader } from '@/blocks/frame/foreign-reader';
import { alignmentClasses } from '@/blocks/frame/alignment';
import { formOf } from '~test/support/form-of';

await loadForeignReader();

const classes = (stored: Block) => alignmentClasses(stored).filter((name) => name !== '');
const width = (length: string) => ({ 'blockWidth:noprefix': { '--block-width': length } });
const side = (name: string) => ({ 'align:noprefix': { '--block-alignment': `var(--align-${name})` } });

describe('The place of a block', () => {
  test.each<[string, object, string[]]>([
    ['a width by its name', { styles: { 'blockWidth:noprefix': 'narrow' } }, ['block--width-narrow']],
    ['a width without suffix', { styles: { blockWidth: 'default' } }, ['block--width-default']],
    ['a width as a property', { styles: width('var(--layout-container-width)') }, ['block--width-wide']],
    [
      'a property by itself',
      { styles: { '--block-width': 'var(--narrow-container-width)' } },
      ['block--width-narrow'],
    ],
    ['all of the window', { styles: width('100%') }, ['block--width-full']],
    ['a length of a site’s own', { styles: width('31rem') }, ['block--width-own']],
    ['a side by its name', { styles: { 'align:noprefix': 'right' } }, ['block--align-right']],
    ['a side as a property', { styles: side('center') }, ['block--align-center']],
    ['no side', { styles: { 'align:noprefix': { '--block-alignment': 'none' } } }, []],
    [
      'nothing that it does not know',
      { styles: { 'align:noprefix': ['left'], 'blockWidth:noprefix': 7 } },
      ['block--width-own'],
    ],
    ['nothing by fields that mean something else', { align: 'left', size: 's' }, []],
  ])('is told by %s', (_name, stored, expected) => {
    expect(classes({ '@type': 'slate', ...stored })).toEqual(expected);
  });

  test.each(['image', 'video', 'maps'])('lets text run beside what stands at a side: %s', (type) => {
    const floating = ['block--float-left', 'block--share-m'];
    expect(classes({ '@type': type, align: 'left' })).toEqual(floating);
    expect(
      classes({ '@type': type, styles: { ...side('left'), ...width('var(--narrow-container-width)') } }),
    ).toEqual(floating);
    expect(classes({ '@type': type, align: 'right', size: 'l' })).toEqual([
      'block--float-right',
      'block--share-l',
    ]);
    expect(classes({ '@type': type, align: 'wide' })).toEqual(['block--width-wide']);
    expect(classes({ '@type': type, align: 'full' })).toEqual(['block--width-full']);
  });
});

describe('The place of a picture in its form', () => {
  const styles = { ...side('left'), other: 'kept' };

  test('is written where it was found', async () => {
    const form = await formOf('image');
    expect(form.values({ styles })).toMatchObject({ align: 'left' });
    expect(form.change({ align: 'left' }, 'align', 'full')).toEqual({ align: 'full' });
    expect(form.change({ styles }, 'align', 'right')).toEqual({
      styles: { ...side('right'), other: 'kept' },
    });
    expect(form.change({ styles }, 'align', 'full')).toEqual({
      styles: { ...side('center'), ...width('100%'), other: 'kept' },
    });
    expect(form.change({ styles: { 'align:noprefix': 'left' } }, 'align', 'wide')).toEqual({
      styles: { 'align:noprefix': 'center', 'blockWidth:noprefix': 'layout' },
    });
    expect(form.change({ styles: { 'size:noprefix': 'small' } }, 'size', 'l')).toEqual({
      styles: { 'size:noprefix': 'l' },
    });
  });

  test.each(['left', 'center', 'right', 'wide', 'full'])('%s is read as it was written', async (align) => {
    const form = await formOf('image');
    for (const stored of [{ styles }, { styles: { 'align:noprefix': 'left' } }, { align: 'left' }])
      expect(form.values({ ...stored, ...form.change(stored, 'align', align) })).toMatchObject({
        align,
      });
  });
});
