import { addDays, formatWeekday, kolkataDay } from '#contract/shop/dates.ts';
import { checkPin } from '../../api/delivery.ts';

const DAY_MS = 86_400_000;
/** A Sunday that lies otherwise than today. */
const SPARE_DAYS = 1;

/**
 * Says by when to order for a festival at the PIN code this browser asked about, by the day couriers promise from today.
 * What they do not reach in time is not shown there; what cannot be asked stays as it was drawn.
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
    note.textContent = `Order by ${formatWeekday(orderBy)} to have it in ${pin} in time.`;
  }
}
