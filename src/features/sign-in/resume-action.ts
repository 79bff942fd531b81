import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { $bag, isEmptyBag } from '../cart/bag.ts';
import { $buyNowItem } from '../cart/buy-now.ts';
import { $bagReport, sendBag } from '../cart/send-bag.ts';
import { takePendingAction } from '../session/pending-action.ts';

/**
 * Adds the bag to the account and runs the pending action of a shopper. Staff have neither.
 * @returns the next address; undefined continues to the return address
 */
export async function resumeAction(): Promise<string | undefined> {
  const action = takePendingAction();
  if (!$session.get().isShopper) return undefined;
  // The cart tries again, and shows the error.
  await sendBag().catch(() => undefined);
  if (action?.kind === 'buyNow') {
    $buyNowItem.set(action.what);
    return paths.buyNow;
  }
  const hasNews = $bagReport.get().length > 0 || !isEmptyBag($bag.get());
  return action?.kind === 'cart' || hasNews ? paths.cart : undefined;
}
