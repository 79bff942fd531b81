import { readFile } from 'node:fs/promises';

/** HarfBuzz's module, compiled, for what draws papers. */
export async function loadShaper(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(import.meta.resolve('harfbuzzjs/hb.wasm'))));
}
