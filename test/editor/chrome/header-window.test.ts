import { expect, test } from 'vitest';
import { headerWindow } from '@/editor/chrome/site-head/header-window';

test('the header is that of a window as wide as the sheet, beside the form that of a wide one as long as it can be read', () => {
  expect(headerWindow(1332, true)).toEqual({ width: 1332, scale: 1 });
  expect(headerWindow(956, true)).toEqual({ width: 992, scale: 956 / 992 });
  expect(headerWindow(744, true)).toEqual({ width: 992, scale: 0.75 });
  expect(headerWindow(743, true)).toEqual({ width: 743, scale: 1 });
  expect(headerWindow(0, true)).toEqual({ width: 0, scale: 1 });
  expect(headerWindow(788, false)).toEqual({ width: 788, scale: 1 });
});
