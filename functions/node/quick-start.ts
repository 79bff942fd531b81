/** For Node, before a program that loads our sources: the search for files is cut short (`resolve-once.ts`). */
export const QUICK_START = `--import=${new URL('./resolve-once.ts', import.meta.url).href}`;
