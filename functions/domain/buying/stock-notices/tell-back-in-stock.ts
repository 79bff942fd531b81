import { kolkataDay } from '#contract/shop/dates.ts';
import type { Shop } from '../../shop.ts';
import { mailThoseDue, noteMailed } from './statements.ts';

/** Mails of one step. */
const AT_ONCE = 50;

/**
 * Puts a mail into the outbox for each who waits for what is back in stock, once: mail and note are one batch. When it is
 * sent the stock is looked at again.
 */
export async function tellBackInStock(shop: Shop): Promise<{ told: number }> {
  const today = kolkataDay(shop.now);
  let told = 0;
  for (;;) {
    const [mailed] = await shop.write(
      mailThoseDue({ today, now: shop.now, limit: AT_ONCE }),
      noteMailed({ now: shop.now }),
    );
    told += mailed;
    if (mailed < AT_ONCE) return { told };
  }
}
