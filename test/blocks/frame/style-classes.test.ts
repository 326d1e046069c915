import { describe, expect, test } from 'vitest';
import { frameShape } from '@/blocks/frame/data';
import { styleClasses, styleProperties } from '@/blocks/frame/style-classes';

describe('Stored styles become classes', () => {
  test.each<[string, unknown, string[]]>([
    ['key and value', { align: 'left' }, ['has--align--left']],
    ['a colour without its #', { backgroundColor: '#ee22ee' }, ['has--backgroundColor--ee22ee']],
    ['nested objects by their path', { box: { outer: { size: 'm' } } }, ['has--box--outer--size--m']],
    ['nothing for empty values', { align: '', size: null, wide: false, depth: undefined, zero: 0 }, []],
    ['the value itself without prefix', { 'size:noprefix': 'wide' }, ['wide']],
    ['the key of a switch that is on', { 'inverted:bool': true, 'shadow:bool': false }, ['inverted']],
    [
      'true and numbers as words',
      { shortLine: true, columns: 3 },
      ['has--shortLine--true', 'has--columns--3'],
    ],
    ['nothing for custom properties', { '--block-width': '44rem' }, []],
    ['nothing for lists', { align: ['left'] }, []],
    ['nothing for what are no styles', 'align: left', []],
    ['nothing for null', null, []],
  ])('%s', (_name, styles, classes) => {
    expect(styleClasses(frameShape.read({ styles }).styles)).toEqual(classes);
  });
});

describe('Custom properties among stored styles', () => {
  test.each<[string, unknown, Record<string, string>]>([
    ['are kept', { '--block-width': 'var(--width-narrow)' }, { '--block-width': 'var(--width-narrow)' }],
    ['of nested objects carry the path', { box: { '--inset': '2rem' } }, { '--box--inset': '2rem' }],
    [
      'below a key without prefix carry none',
      { 'blockWidth:noprefix': { '--block-width': '44rem' } },
      { '--block-width': '44rem' },
    ],
    ['that fetch are dropped', { '--image': 'url(https://elsewhere.example/x.png)' }, {}],
    ['that fetch in disguise are dropped', { '--image': 'u\\72l(//x.example)', '--b': 'IMAGE-SET("x")' }, {}],
    ['that leave their declaration are dropped', { '--x': 'red; position: fixed' }, {}],
    ['that are no text are dropped', { '--x': ['red'], '--y': null }, {}],
  ])('%s', (_name, styles, properties) => {
    expect(styleProperties(frameShape.read({ styles }).styles)).toEqual(properties);
  });
});
