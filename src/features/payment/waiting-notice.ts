import { languageOfPage } from '../../ui/page-language.ts';
import { $session } from '../../storage/session.ts';
import { $waitingOrder } from './waiting-order.ts';

/** Pages that show the unpaid order themselves. */
const SHOWN_THERE = /^(?:\/hi)?\/(cart|checkout|orders|confirmation|payment-success|cancel)(\/|$)/;

/** Shows below the header that an order is unpaid while its items are reserved. */
export function startWaitingNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-waiting-order]');
  if (!notice || SHOWN_THERE.test(location.pathname)) return;
  let timer: number | undefined;
  const show = () => {
    const waiting = $waitingOrder.get();
    const left = waiting && $session.get().isShopper ? waiting.until - Date.now() : 0;
    clearTimeout(timer);
    notice.hidden = left <= 0;
    if (!waiting || left <= 0) return;
    notice.querySelector('[data-order]')!.textContent = waiting.orderId;
    // Loaded only here: few visitors have an unpaid order.
    void import('#contract/words/day-in.ts').then(({ clockIn }) => {
      notice.querySelector('[data-until]')!.textContent = clockIn(languageOfPage(), waiting.until);
    });
    timer = window.setTimeout(show, left);
  };
  $waitingOrder.subscribe(show);
  $session.listen(show);
}
