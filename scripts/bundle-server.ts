import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { BUNDLE_NOTE, readBundleNote, SERVER } from './bundle-if-needed.ts';
import type { BundleNote } from './bundle-if-needed.ts';
import { checkedOutCommit } from './checked-out-commit.ts';

/** The processes, the thread, and the commands for a shop's data. */
export const ENTRIES = {
  launch: 'scripts/start.ts',
  start: 'scripts/start-shop.ts',
  'draw-pages': 'functions/node/draw-pages.ts',
  'image-process': 'functions/node/image-process.ts',
  'pdf-thread': 'functions/node/pdf-thread.ts',
  'backup-process': 'functions/node/backup/backup-process.ts',
  'make-demo-shop': 'scripts/make-demo-shop.ts',
  seed: 'scripts/seed.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  move: 'scripts/move.ts',
  'check-invariants': 'scripts/check-invariants.ts',
  'dead-items': 'scripts/dead-items.ts',
  admin: 'scripts/admin.ts',
  doctor: 'scripts/doctor.ts',
};

/** The packages that stay outside: they have native code, WebAssembly or large data, or are the bundler. */
export const EXTERNAL = ['libsql', 'sharp', 'satori', 'satteri', 'harfbuzzjs', 'vite'];

/** The data files that the code reads next to itself. */
const DATA = { fonts: 'functions/node/fonts' };

/**
 * Bundles the server into `dist/server`, one file for each entry, next to chunks that entries share. A running shop may
 * still load chunks of the bundle that it was started from, so those are deleted by the bundle after this one.
 * @param sources the hash of its sources
 */
export async function bundleServer(sources: string): Promise<void> {
  const bundled = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHOP_COMMIT: JSON.stringify(checkedOutCommit()) },
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      outDir: SERVER,
      write: false,
      target: 'node24',
      // Stack traces name the functions of readable code. Smaller code does not start faster.
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: ENTRIES,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: { legal: true, annotation: false, jsdoc: false },
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  if (!('output' in bundled)) throw new Error('The bundler returned no single bundle.');
  mkdirSync(SERVER, { recursive: true });
  // Chunks first: an entry that is replaced finds its chunks.
  const isEntry = (file: (typeof bundled.output)[number]) => Number(file.type === 'chunk' && file.isEntry);
  for (const file of bundled.output.toSorted((one, other) => isEntry(one) - isEntry(other)))
    replaceFile(file.fileName, file.type === 'chunk' ? file.code : file.source);
  // Without it, Node would read the project's own for each file.
  replaceFile('package.json', '{"type":"module"}');
  for (const [name, from] of Object.entries(DATA)) cpSync(from, join(SERVER, name), { recursive: true });
  const files = bundled.output.map(({ fileName }) => fileName);
  const inUse = new Set([...files, ...(readBundleNote()?.files ?? [])]);
  for (const name of readdirSync(SERVER))
    if (/\.js(\.map)?$/.test(name) && !inUse.has(name)) rmSync(join(SERVER, name));
  replaceFile(BUNDLE_NOTE, JSON.stringify({ sources, files } satisfies BundleNote));
}

/** Replaces a file atomically: another process may start meanwhile. */
function replaceFile(name: string, content: string | Uint8Array): void {
  const draft = join(SERVER, `${name}.${process.pid}.part`);
  writeFileSync(draft, content);
  renameSync(draft, join(SERVER, name));
}
