/** For Node, before a program that loads our sources: each package is looked for once (`resolve-once.ts`). */
export const QUICK_START = `--import=${new URL('./resolve-once.ts', import.meta.url).href}`;
