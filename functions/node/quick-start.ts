/** A Node option for programs that load our sources. It shortens the search for files (`resolve-once.ts`). */
export const QUICK_START = `--import=${new URL('./resolve-once.ts', import.meta.url).href}`;
