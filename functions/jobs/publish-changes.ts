import { CLOCKS_DIFFER_MS } from '../domain/clocks.ts';
import { unpublishedInvalidations } from '../domain/platform/page-invalidations/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';

/** Edits come in groups: publishing waits for `QUIET_MS` without a change, but at most for `LONGEST_WAIT_MS`. */
const QUIET_MS = 3_000;
const LONGEST_WAIT_MS = 30_000;

/** Publishes the changes after the edits have paused; at once if a page shows something false. */
export async function publishChanges(shop: Shop, publisher: Publisher): Promise<object> {
  const { version } = await publisher.progress();
  const [[waiting]] = await shop.read(unpublishedInvalidations({ version }));
  if (!waiting || waiting.count === 0) return { published: false };
  const isQuiet = shop.now - waiting.newestAt >= QUIET_MS || shop.now - waiting.oldestAt >= LONGEST_WAIT_MS;
  const isSetBack = waiting.newestAt - shop.now > CLOCKS_DIFFER_MS;
  if (!waiting.urgent && !isQuiet && !isSetBack) return { published: false, waiting: waiting.count };
  return { published: true, ...(await publisher.publish(shop)) };
}
