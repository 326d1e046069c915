/** Pages of so many texts are measured. */
export const sizes = [10, 50, 200, 1000];
export const processors = ['desktop', '4x'];

/** Of each size; `times` is the aim as a multiple of the floor, `aims` in the unit that is named. */
const figures = [
  { what: 'key to paint, median, ms', figure: 'key', digits: 1 },
  { what: 'key to paint, 95 of 100, ms', figure: 'slowKey', digits: 1, times: 2.5 },
  { what: 'main thread per key, ms', figure: 'work', digits: 2 },
  { what: 'Enter to the next block, ms', figure: 'enter', digits: 1, times: 4 },
  {
    what: 'opened by its address, ms',
    figure: 'cold',
    aims: { desktop: 600, '4x': 1800 },
    of: 'opening',
  },
  { what: 'edit button to typing, ms', figure: 'button', aims: { desktop: 360, '4x': 1000 }, of: 'opening' },
  { what: 'heap after long work, times', figure: 'heap', digits: 2, aims: { desktop: 1.5 }, of: 'lasting' },
  {
    what: 'script until typing, gzip, kB',
    figure: 'script',
    digits: 1,
    aims: { desktop: 400 },
    of: 'opening',
  },
];

/** What only a processor of full speed is measured for: size and memory are the same on a slow one. */
const once = ['heap', 'script'];

/** What is measured, in the order of the table, for the sizes that are wanted. */
export const rowsOf = (wanted) =>
  wanted.flatMap((size) =>
    figures.flatMap(({ of = 'typing', aims, ...row }) =>
      (once.includes(row.figure) ? ['desktop'] : processors).map((profile) => ({
        ...row,
        what: `${size} blocks: ${row.what}`,
        of: `${of} ${size}`,
        aim: aims?.[profile],
        profile,
      })),
    ),
  );
