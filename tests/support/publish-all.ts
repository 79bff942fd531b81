import type { TestShop } from './shop.ts';
import { until } from './until.ts';

/**
 * Runs the job that publishes until nothing waits for it any more. An edit is published once it is quiet: whoever wants
 * that to be now moves the clock by a minute first.
 */
export async function publishAll(shop: TestShop): Promise<void> {
  await until(
    'nothing to wait',
    async () => ((await shop.job('publish')).published === false ? true : undefined),
    60_000,
  );
}
