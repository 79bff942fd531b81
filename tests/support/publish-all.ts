import type { TestShop } from './shop.ts';
import { until } from './until.ts';

/**
 * Runs the publishing job until nothing is waiting. An edit is published a minute after the last change, so a test that
 * wants it now first advances the clock by a minute.
 */
export async function publishAll(shop: TestShop): Promise<void> {
  await until(
    'nothing to wait',
    async () => ((await shop.job('publish')).published === false ? true : undefined),
    180_000,
  );
}
