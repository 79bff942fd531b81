import buildNote from 'built/note';
import { isStaticUrl } from '#contract/pages/static-urls.ts';
import type { Log } from '../domain/shop.ts';
import { hasTag } from '../http/byte-ranges.ts';
import { EVERYWHERE, PAGE_HEADERS } from '../http/headers.ts';
import { mayHaveFile } from '../publish/page-at.ts';

const HTML = 'text/html; charset=utf-8';
/** R2 deletes at most this many objects per call. */
const MOST_REMOVED = 1000;

/** The key of a page in the bucket. No address of the shop serves it as a file. */
const keyOf = (path: string) => `pages${path}`;

/** Returns the name of this build for a shop at an address: the pages of another build or address differ. */
export const buildAt = (origin: string): string => `${buildNote.id} ${origin}`;

/** A rendered page, and the build that rendered it. */
interface RenderedPage {
  path: string;
  build: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Writes a page to the bucket. Returns the hash of its content. */
export async function keepStoredPage(bucket: R2Bucket, { path, build, content }: RenderedPage): Promise<string> {
  const options = { httpMetadata: { contentType: HTML }, customMetadata: { build } };
  return (await bucket.put(keyOf(path), content, options)).etag;
}

export async function removeStoredPages(bucket: R2Bucket, paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += MOST_REMOVED) {
    await bucket.delete(paths.slice(from, from + MOST_REMOVED).map(keyOf));
  }
}

/** The pages of the present build in the bucket. */
export class StoredPages {
  readonly #bucket: R2Bucket;
  readonly #build: string;
  readonly #log: Log;

  /** Pages of another build are ignored: their scripts and styles may be gone. */
  constructor(bucket: R2Bucket, origin: string, log: Log) {
    this.#bucket = bucket;
    this.#build = buildAt(origin);
    this.#log = log;
  }

  /** Returns the response to a request for a page; undefined when it has no file, or R2 fails. */
  async answer(request: Request): Promise<Response | undefined> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname, searchParams } = new URL(request.url);
    if (!mayHaveFile(pathname) || !isStaticUrl(pathname, searchParams)) return undefined;
    const object = await this.#get(pathname);
    if (!object) return undefined;
    const tag = object.httpEtag;
    const headers = {
      ...EVERYWHERE,
      ...PAGE_HEADERS,
      'Content-Type': HTML,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ETag: tag,
    };
    const isKnown = hasTag(request.headers.get('if-none-match') ?? undefined, tag);
    if (!isKnown && request.method === 'GET') return new Response(object.body, { headers });
    await object.body.cancel();
    return new Response(null, { status: isKnown ? 304 : 200, headers });
  }

  /** Returns a page's content for responses with another status, such as 404; undefined when it has no file. */
  async page(path: string): Promise<Response | undefined> {
    const object = await this.#get(path);
    return object && new Response(object.body, { headers: { 'Content-Type': HTML } });
  }

  async #get(path: string): Promise<R2ObjectBody | undefined> {
    try {
      const object = await this.#bucket.get(keyOf(path));
      if (object?.customMetadata?.build === this.#build) return object;
      await object?.body.cancel();
    } catch (error) {
      this.#log.error('page.unread', error, { path });
    }
    return undefined;
  }
}
