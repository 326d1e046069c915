import Cookies from 'js-cookie';
import { afterAll, vi } from 'vitest';

/** What a browser keeps: files of one thread may share it. */
function forgetStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  Object.keys(Cookies.get()).forEach((name) => Cookies.remove(name));
}

// The next file of this thread gets modules and a storage of its own; the libraries stay. What a file has begun to import
// would fail while it ends, and stay failed for the files after it.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.resetModules();
  if (typeof window !== 'undefined') forgetStorage();
});
