import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import type { Packing } from '../platform.ts';
import { encodingFor, takes } from './encoding.ts';

const brotliBy = promisify<Uint8Array, object, Uint8Array>(brotliCompress);
const gzipBy = promisify<Uint8Array, object, Uint8Array>(gzip);

/*
 * A page is wanted now and sent a few times, so the levels are quick ones. Zstandard takes a fifth of Brotli's time for a
 * page a twentieth larger; most browsers take it by now (RFC 8878). That is over before another thread would have begun,
 * so it is done at once; the others are done beside what is drawn meanwhile.
 */
const ZSTD_LEVEL = 3;
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;
/** A window of 256 kB, larger than any page: with Brotli's own of 4 MB, pages are no smaller and V8 collects twice as often. */
const BROTLI_WINDOW_BITS = 18;

/** Compresses pages as Node does. */
export const packing: Packing = {
  encodingFor: (accepted) => (takes(accepted, 'zstd') ? 'zstd' : encodingFor(accepted)),
  async pack(html, encoding) {
    switch (encoding) {
      case 'zstd':
        return new Uint8Array(zstdCompressSync(html, { params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVEL } }));
      case 'br':
        // What comes out lies in a larger buffer; only the page itself is kept.
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
