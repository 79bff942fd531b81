import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The packages of every page: all but those of the text editor, the second factor, PDFs, archives and spreadsheets, which
 * are loaded on demand.
 */
const LIBRARIES =
  /node_modules\/(?!unpdf|uqr|@simplewebauthn|@zip\.js|papaparse|read-excel-file|fflate|saxen|ra-input-rich-text|@tiptap|prosemirror-|linkifyjs|orderedmap|rope-sequence|w3c-keyname|@floating-ui|fast-equals)/;

type ModuleInfo = (id: string) => { isEntry: boolean; importers: readonly string[] } | null;

/**
 * Returns whether a module is loaded together with some others: whether it is one of them, or one that imports it is,
 * other than on demand.
 */
function loadedWith(isOneOfThem: (id: string, isEntry: boolean) => boolean) {
  const known = new Map<string, boolean>();
  return function isLoaded(id: string, infoOf: ModuleInfo): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Modules that import each other are loaded only if another one is.
    known.set(id, false);
    const info = infoOf(id);
    const found =
      info !== null && (isOneOfThem(id, info.isEntry) || info.importers.some((importer) => isLoaded(importer, infoOf)));
    known.set(id, found);
    return found;
  };
}

const isLoadedAtFirst = loadedWith((_, isEntry) => isEntry);
const isLoadedWithHindi = loadedWith((id) => id.endsWith('/admin/words/hi/index.ts'));

/**
 * The files of what is loaded at first. The entry awaits the words of its language, for which the bundler would give each
 * module a file of its own. What a language imports, too, is in another file than what awaits the language.
 */
const FIRST_FILES = [
  { file: 'texts', isOne: (id: string, infoOf: ModuleInfo) => isLoadedWithHindi(id, infoOf) },
  { file: 'console', isOne: () => true },
];

/** One index answers at /seller and /admin; its hashed files are under /console, next to the storefront's. */
export default defineConfig({
  root: decodeURIComponent(new URL('.', import.meta.url).pathname),
  base: '/console/',
  publicDir: false,
  plugins: [react()],
  // Workbooks are read by a module that only their worker loads.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/client/console',
    emptyOutDir: true,
    // The content security policy allows scripts of own files only, so that nothing may be inlined.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Libraries change rarely: a new build leaves them in browsers' caches.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES, priority: FIRST_FILES.length },
            ...FIRST_FILES.map(({ file, isOne }, at) => ({
              name: (id: string, chunks: { getModuleInfo: ModuleInfo }) => {
                const infoOf: ModuleInfo = (each) => chunks.getModuleInfo(each);
                return isLoadedAtFirst(id, infoOf) && isOne(id, infoOf) ? file : null;
              },
              priority: FIRST_FILES.length - 1 - at,
            })),
          ],
        },
      },
    },
    chunkSizeWarningLimit: 1200,
  },
});
