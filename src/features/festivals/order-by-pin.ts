import { ORDER_BY_FOR } from '#contract/words/en/scripts.ts';
import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { weekdayInPage } from '../../ui/page-days.ts';
import { said } from '../../ui/said.ts';
import { checkPin } from '../../api/delivery.ts';

const DAY_MS = 86_400_000;
/** Couriers may need one more day because of a Sunday. */
const SPARE_DAYS = 1;

/**
 * Shows the last order day for festivals at this browser's PIN code, from the couriers' promise for today. Festivals
 * they cannot reach are hidden; if the request fails, the rendered day stays.
 */
export async function sayOrderByFor(pin: string): Promise<void> {
  for (const block of document.querySelectorAll<HTMLElement>('[data-order-by][data-worn-on]')) {
    const note = block.querySelector('[data-note]');
    const today = kolkataDay(Date.now());
    const { deliveryDate } = await checkPin(pin);
    if (!note || deliveryDate === null) continue;
    const days = Math.round((Date.parse(deliveryDate) - Date.parse(today)) / DAY_MS) + SPARE_DAYS;
    const orderBy = addDays(block.dataset.wornOn!, -1 - days);
    block.hidden = orderBy < today;
    note.textContent = said(ORDER_BY_FOR, { day: weekdayInPage(orderBy), pin });
  }
}
