import { readFile } from 'node:fs/promises';

/** Returns HarfBuzz's compiled module, for rendering PDFs. */
export async function loadShaper(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(import.meta.resolve('harfbuzzjs/hb.wasm'))));
}
