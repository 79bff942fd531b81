import type { Writer } from './writer.ts';

/** What wrangler.toml binds to the Worker. Beside these stand the variables of `configuration.ts`. */
export interface Env {
  /** The files of the build. */
  ASSETS: Fetcher;
  /** The media store. */
  MEDIA: R2Bucket;
  /** The one writer of the records, see `writer.ts`. */
  WRITER: DurableObjectNamespace<Writer>;
  /** Requests a minute from one client address, by what they do. */
  SEND_CODE_LIMIT: RateLimit;
  TRY_CODE_LIMIT: RateLimit;
  TRY_COUPON_LIMIT: RateLimit;
  WRITE_LIMIT: RateLimit;
  /** In ten seconds. */
  READ_LIMIT: RateLimit;
}
