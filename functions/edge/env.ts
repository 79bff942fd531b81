import type { JobRunner } from './job-runner.ts';
import type { PageDrawer } from './page-drawer.ts';
import type { Writer } from './writer.ts';

/** The bindings of the Worker in wrangler.toml. The variables of `configuration.ts` are in addition to these. */
export interface Env {
  /** The files of the build: styles, scripts, typefaces and the console. */
  ASSETS: Fetcher;
  /** The media store. */
  MEDIA: R2Bucket;
  /** The single writer of the records, see `writer.ts`. */
  WRITER: DurableObjectNamespace<Writer>;
  /** Renders the static pages, see `page-drawer.ts`. */
  PAGE_DRAWER: DurableObjectNamespace<PageDrawer>;
  /** One object for each job, see `job-runner.ts`. */
  JOB_RUNNER: DurableObjectNamespace<JobRunner>;
  /** Limits of requests per minute from one client address, by kind. */
  SEND_CODE_LIMIT: RateLimit;
  TRY_CODE_LIMIT: RateLimit;
  TRY_COUPON_LIMIT: RateLimit;
  WRITE_LIMIT: RateLimit;
  /** Per ten seconds. */
  READ_LIMIT: RateLimit;
  /** `by job` in a sandbox whose pages are published by the job alone, as tests do. */
  PUBLISHES?: string;
}
