/**
 * Options of Node and V8, and variables of glibc's allocator, for each process of the shop. A smaller young generation and
 * a heap that grows more slowly take less memory, and some more processor time.
 * https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
import { IS_BUNDLED, projectPath } from './program-files.ts';

/** The process that serves the shop. */
export const SHOP_FLAGS: readonly string[] = [
  // Halves the memory of an idle shop.
  '--max-semi-space-size=8',
  // 50 MB less in a busy shop.
  '--heap-growing-percent=60',
];

export const SHOP_VARIABLES = {
  // Returns the buffers of rendered pages at once: 25 MB less, for 4 ms of processor time a page.
  MALLOC_MMAP_THRESHOLD_: '131072',
  // V8's code of the bundle: a start takes 60 to 100 ms less, and 2 MB more.
  NODE_COMPILE_CACHE: projectPath('node_modules/.cache/compile'),
} as const;

/** The process that renders pages. Pages make many short-lived objects. It inherits the shop's variables. */
export const RENDERER_FLAGS: readonly string[] = [
  // Three times the memory that rendering needs.
  '--max-old-space-size=256',
  '--max-semi-space-size=16',
  '--heap-growing-percent=40',
];

/** The process that renders pictures. Most of its memory is the encoder's, outside V8's heap. */
export const IMAGE_FLAGS: readonly string[] = ['--max-semi-space-size=2', '--heap-growing-percent=20'];

export const IMAGE_VARIABLES = {
  // An encoder takes megabytes for each picture: fewer arenas for threads, and each large block returned at once.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '3',
} as const;

/**
 * For a process that runs the sources: 1 s of processor time at the start in place of 3.8 (`resolve-once.ts`). The bundle
 * has nothing to resolve.
 */
export const SOURCE_FLAGS: readonly string[] = IS_BUNDLED
  ? []
  : [`--import=${new URL('./resolve-once.ts', import.meta.url).href}`];
