/** Creates a window object at an absolute URL, with empty storage and without events. */
export function createInertWindow(url: string): Window & typeof globalThis {
  const storage = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    clear: () => {},
  };
  const view = {
    location: new URL(url),
    navigator: { userAgent: '', onLine: true },
    localStorage: storage,
    sessionStorage: storage,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  return view as unknown as Window & typeof globalThis;
}
