import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The packages of every page: all but those of the text editor, the second factor, PDFs, archives and spreadsheets, which
 * are loaded on demand.
 */
const LIBRARIES =
  /node_modules\/(?!unpdf|uqr|@simplewebauthn|@zip\.js|papaparse|read-excel-file|fflate|saxen|ra-input-rich-text|@tiptap|prosemirror-|linkifyjs|orderedmap|rope-sequence|w3c-keyname|@floating-ui|fast-equals)/;

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }] } } },
    chunkSizeWarningLimit: 1200,
  },
});
