import { kolkataDay } from '#contract/shop/dates.ts';
import type { Shop } from '../../shop.ts';
import { mailThoseDue, noteMailed } from './statements.ts';

/** Mails of one batch. */
const AT_ONCE = 50;

/**
 * Writes one mail to the outbox for each subscriber of a SKU that is back in stock. Mail and mark are one batch. The
 * stock is checked again when the mail is sent.
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
