import { kolkataDay } from '#contract/shop/dates.ts';
import { DELIVERY_BY, NOT_SENT_TO } from '#contract/words/en/scripts.ts';
import { KEPT } from '#contract/shop/kept.ts';
import { sellersReach } from '../../api/delivery.ts';
import type { SenderReach } from '../../api/delivery.ts';
import { weekdayInPage } from '../../ui/page-days.ts';
import { said } from '../../ui/said.ts';
import { storedValue } from '../../storage/stored-value.ts';
import { $deliveryPin } from './delivery-pin.ts';

/** The known delivery dates of a PIN code on a day. */
interface Known {
  pin: string;
  day: string;
  sellers: SenderReach[];
}

const storedReach = storedValue<Known | undefined>(
  KEPT.reach,
  (found) => (isKnown(found) ? found : undefined),
  () => sessionStorage,
);

/** Sellers per request. */
const MOST = 24;
let known: Known | undefined;
let isAsking = false;

/** Shows on each card when its product arrives, also on cards that are added later. */
export function tellReach(): void {
  if (!known) {
    known = storedReach.get();
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(hasCard))) void askAndTell();
    }).observe(document.body, { childList: true, subtree: true });
  }
  void askAndTell();
}

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-sent-by]')];

/** Shows the known dates and requests the others. A failed request leaves the cards unchanged. */
async function askAndTell(): Promise<void> {
  const pin = $deliveryPin.get();
  const day = kolkataDay(Date.now());
  if (known?.pin !== pin || known.day !== day) known = { pin, day, sellers: [] };
  const { sellers } = known;
  tell(pin, sellers);
  const all = new Set(cards().map((card) => Number(card.dataset.sentBy)));
  const queried = [...all].filter((id) => !sellers.some(({ sellerId }) => sellerId === id)).slice(0, MOST);
  if (queried.length === 0 || isAsking || pin === '') return;
  isAsking = true;
  const answered = await sellersReach(pin, queried).catch(() => undefined);
  isAsking = false;
  if (!answered) return;
  const reaches = queried.map(
    (id) =>
      answered.find(({ sellerId }) => sellerId === id) ??
        // A seller without products is not requested again.
        { sellerId: id, isServiceable: true, deliveryDate: null, cod: false },
  );
  sellers.push(...reaches);
  storedReach.set({ pin, day, sellers });
  // The PIN code may have changed, or cards may have been added.
  void askAndTell();
}

function tell(pin: string, sellers: readonly SenderReach[]): void {
  const bySeller = new Map(sellers.map((one) => [one.sellerId, one]));
  for (const card of cards()) {
    const line = card.querySelector<HTMLElement>('.reach');
    const text = textOf(bySeller.get(Number(card.dataset.sentBy)), pin);
    if (!text) line?.remove();
    else if (line) line.textContent = text;
    else {
      const fresh = document.createElement('p');
      fresh.className = 'reach small';
      fresh.textContent = text;
      card.querySelector('.words')?.append(fresh);
    }
  }
}

/** Returns the delivery date in a text short enough for a card. */
function textOf(reach: SenderReach | undefined, pin: string): string | undefined {
  if (!reach) return undefined;
  if (!reach.isServiceable) return said(NOT_SENT_TO, { pin });
  return reach.deliveryDate === null ? undefined : said(DELIVERY_BY, { day: weekdayInPage(reach.deliveryDate) });
}

function hasCard(node: Node): boolean {
  return node instanceof Element && (node.matches('[data-sent-by]') || node.querySelector('[data-sent-by]') !== null);
}

function isKnown(found: unknown): found is Known {
  const { pin, day, sellers } = (found ?? {}) as Partial<Known>;
  return typeof pin === 'string' && typeof day === 'string' && Array.isArray(sellers) && sellers.every(isReach);
}

function isReach(found: unknown): found is SenderReach {
  const { sellerId, isServiceable, deliveryDate } = (found ?? {}) as Partial<SenderReach>;
  return (
    Number.isInteger(sellerId) &&
    typeof isServiceable === 'boolean' &&
    (deliveryDate === null || typeof deliveryDate === 'string')
  );
}
