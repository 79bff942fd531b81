import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import type { Packing } from '../platform.ts';
import { encodingFor, takes } from './encoding.ts';

const brotliBy = promisify<Uint8Array, object, Uint8Array>(brotliCompress);
const gzipBy = promisify<Uint8Array, object, Uint8Array>(gzip);

/*
 * A page is needed now and sent a few times, so the levels are fast ones. Zstandard takes a fifth of Brotli's time for
 * a page that is 5 % larger; most browsers accept it (RFC 8878). It is faster than the start of another thread, so it
 * runs synchronously. The other encodings run asynchronously, in parallel to rendering.
 */
const ZSTD_LEVEL = 3;
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;
/**
 * A window of 256 kB, larger than any page. With Brotli's default of 4 MB, pages are no smaller and V8 collects garbage
 * twice as often.
 */
const BROTLI_WINDOW_BITS = 18;

/** Compresses pages by Node's zlib. */
export const packing: Packing = {
  encodingFor: (accepted) => (takes(accepted, 'zstd') ? 'zstd' : encodingFor(accepted)),
  async pack(html, encoding) {
    switch (encoding) {
      case 'zstd':
        return new Uint8Array(zstdCompressSync(html, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }));
      case 'br':
        // The output is part of a larger buffer. The copy keeps only the page in memory.
        return new Uint8Array(
          await brotliBy(html, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
              [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength,
            },
          }),
        );
      case 'gzip':
        return new Uint8Array(await gzipBy(html, { level: GZIP_LEVEL }));
      default:
        return html;
    }
  },
};
