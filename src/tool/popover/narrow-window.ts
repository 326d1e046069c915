/** Whether the window is so narrow that the tool's bars stand at its foot. */
export const isNarrowWindow = (): boolean => window.matchMedia('(max-width: 991px)').matches;

/** What the bars at the foot of a narrow window cover, in pixels. */
export const footHeight = (): number => (isNarrowWindow() ? 66 + 48 : 0);
