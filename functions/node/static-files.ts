import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { isStaticUrl } from '#contract/pages/static-urls.ts';
import { hasTag } from '../http/byte-ranges.ts';
import { EVERYWHERE, PAGE_HEADERS } from '../http/headers.ts';
import { encodingFor } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import type { Site } from './site.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text|application\/(json|xml|manifest)|image\/svg)/;
/** The build, and `scripts/fonts.ts`, put a content hash into these names. */
const HASHED = /^\/(_astro|console\/assets|fonts)\//;

const MAX_CACHED_BYTES = 64 * 1024 * 1024;

interface Source {
  hash: string;
  type: string;
  /** The encoding in which `read` returns it. */
  kept: 'br' | 'identity';
  /** Undefined when another file has just replaced it. */
  read(): Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Serves static pages and the files of the build. Files in use are cached in memory as they are sent; others are read
 * from the disk again. Pages are stored compressed with Brotli and are decompressed for the few clients that do not
 * accept it. Requests without a file are left to the application.
 */
export class StaticFiles {
  readonly #site: Site;
  /** The build's files by their addresses. */
  readonly #files = new Map<string, string>();
  /** Those files that have been requested. */
  readonly #assets = new Map<string, Source>();
  readonly #bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  #cachedBytes = 0;

  /** `clientFolder` is the build's output for browsers. Only files that are in it at the start are ever served. */
  constructor(clientFolder: string, site: Site) {
    this.#site = site;
    for (const name of readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })) {
      if (!TYPES[extname(name)] || extname(name) === '.html') continue;
      this.#files.set(`/${name.split(sep).join('/')}`, join(clientFolder, name));
    }
  }

  /**
   * Returns the response for a file; undefined when there is none.
   * @param hasPages whether files of pages count, too
   */
  answer(request: Request, hasPages: boolean): Response | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const url = new URL(request.url);
    const path = url.pathname;
    if (!isStaticUrl(path, url.searchParams)) return undefined;
    const source = hasPages ? this.#source(path) : this.#asset(path);
    return source && this.#answerWith(source, path, request);
  }

  /** Returns a page's content for responses with another status, such as 404. */
  page(path: string): Response | undefined {
    const source = this.#source(path);
    const body = source && this.#body(source, 'identity');
    return body && new Response(body, { headers: { 'Content-Type': source.type } });
  }

  #source(path: string): Source | undefined {
    const hash = this.#site.tagOf(path);
    if (hash) return { hash, type: TYPES['.html']!, kept: 'br', read: () => this.#site.file(path, hash) };
    return this.#asset(path);
  }

  /** Returns a file of the build, which is read and hashed at its first request. */
  #asset(address: string): Source | undefined {
    const known = this.#assets.get(address);
    if (known) return known;
    const path = this.#files.get(address);
    if (path === undefined) return undefined;
    const read = () => new Uint8Array(readFileSync(path));
    const hash = createHash('sha256').update(read()).digest('hex').slice(0, 32);
    const source: Source = { hash, type: TYPES[extname(path)]!, kept: 'identity', read };
    this.#assets.set(address, source);
    return source;
  }

  #answerWith(source: Source, path: string, request: Request): Response | undefined {
    const encoding = COMPRESSIBLE.test(source.type)
      ? encodingFor(request.headers.get('accept-encoding') ?? '')
      : 'identity';
    const tag = `"${source.hash}-${encoding}"`;
    const headers: Record<string, string> = {
      ...EVERYWHERE,
      'Content-Type': source.type,
      ETag: tag,
      Vary: 'Accept-Encoding',
      'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...(source.type.startsWith('text/html') ? PAGE_HEADERS : {}),
    };
    if (hasTag(request.headers.get('if-none-match') ?? undefined, tag))
      return new Response(null, { status: 304, headers });
    const body = this.#body(source, encoding);
    if (!body) return undefined;
    headers['Content-Length'] = String(body.byteLength);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }

  #body(source: Source, encoding: Encoding): Uint8Array<ArrayBuffer> | undefined {
    const key = `${source.hash} ${encoding}`;
    const cached = this.#bodies.get(key);
    if (cached) {
      this.#bodies.delete(key);
      this.#bodies.set(key, cached);
      return cached;
    }
    const read = source.read();
    if (!read) return undefined;
    const body = source.kept === encoding ? read : compress(unpack(read, source.kept), encoding);
    this.#bodies.set(key, body);
    this.#cachedBytes += body.byteLength;
    for (const [oldest, bytes] of this.#bodies) {
      if (this.#cachedBytes <= MAX_CACHED_BYTES || oldest === key) break;
      this.#bodies.delete(oldest);
      this.#cachedBytes -= bytes.byteLength;
    }
    return body;
  }
}

function unpack(body: Uint8Array<ArrayBuffer>, stored: Source['kept']): Uint8Array<ArrayBuffer> {
  return stored === 'br' ? new Uint8Array(brotliDecompressSync(body)) : body;
}

function compress(body: Uint8Array<ArrayBuffer>, encoding: Encoding): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'identity':
      return body;
    case 'gzip':
      return new Uint8Array(gzipSync(body, { level: 9 }));
    case 'br':
      return new Uint8Array(
        brotliCompressSync(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          },
        }),
      );
  }
}
