// The browser's own watcher of sizes, which slate-react prefers to that of its library.
export const { ResizeObserver } = globalThis;
