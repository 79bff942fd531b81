import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs: all packages but those of the text editor and of papers, which come with the pages that show one. */
const LIBRARIES =
  /node_modules\/(?!unpdf|ra-input-rich-text|@tiptap|prosemirror-|linkifyjs|orderedmap|rope-sequence|w3c-keyname|@floating-ui|fast-equals)/;

/** One index answers under /seller and /admin; its files lie under /console, hashed, beside the shop's own. */
export default defineConfig({
  root: decodeURIComponent(new URL('.', import.meta.url).pathname),
  base: '/console/',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../dist/client/console',
    emptyOutDir: true,
    // The console's policy lets only scripts of its own files run, so nothing may be written into the page.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The libraries change seldom: a new build of the console leaves them in people's caches.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }] } } },
    chunkSizeWarningLimit: 1200,
  },
});
