/** From here on the header has its navigation, and the tool its form beside the sheet. */
export const wide = 992;

/** Words that are drawn smaller than this are hard to read. */
const smallest = 0.75;

interface HeaderWindow {
  width: number;
  /** By how much it is drawn smaller. */
  scale: number;
}

/**
 * The window whose header stands in a sheet of a width: one as wide as that. Beside the form a sheet that is a little too
 * narrow for the navigation has the header of a wide window, drawn smaller.
 */
export function headerWindow(sheet: number, isBesideForm: boolean): HeaderWindow {
  const width = isBesideForm && sheet >= wide * smallest ? Math.max(sheet, wide) : sheet;
  return { width, scale: width === 0 ? 1 : sheet / width };
}
