import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import * as messages from '#contract/messages.ts';
import * as texts from '#contract/words/en/product-scripts.ts';
import { picturesOf } from '#contract/pages/pictures.ts';
import { addItem } from '../../api/cart.ts';
import { messageFor } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { QuantityField } from '../cart/QuantityField.tsx';
import { $cartLines, noteItem } from '../cart/contents.ts';
import type { CartLine } from '../cart/contents.ts';
import { $buyNowItem } from '../cart/buy-now.ts';
import { rememberAction } from '../session/pending-action.ts';
import { $session } from '../../storage/session.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { ShownProduct, ShownSku } from './shown-product.ts';
import styles from './product.module.css';

/** The maximum quantity while the stock is unknown. */
const MAX_UNKNOWN = 10;
/** The cart during server rendering, which has no session. */
const NOTHING: readonly CartLine[] = [];

interface Props {
  product: ShownProduct;
  sku: ShownSku;
  size: string;
  /** The stock of the choice. */
  available: number;
  /** Moves to the sizes; set if the shopper still has to choose one. */
  onSizeMissing: (() => void) | undefined;
  /** Rendered next to the quantity. */
  children: ReactNode;
}

/**
 * Quantity, 'Add to Cart' and 'Buy Now', fixed to the bottom on phones. Visitors are sent to sign in, and their action
 * runs afterwards.
 */
export function BuyActions({ product, sku, size, available, onSizeMissing, children }: Props) {
  const { said, saidAny, named, path } = useSpoken();
  const inCart = useStore($cartLines, { ssr: () => NOTHING }).find(
    (line) => line.skuId === sku.id && line.size === size,
  );
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState<'cart' | 'buy' | undefined>();
  const [failure, setFailure] = useState<string>();
  const errorId = useId();

  const most = available > 0 ? available : MAX_UNKNOWN;
  const item = { skuId: sku.id, size, quantity: Math.min(chosen ?? inCart?.quantity ?? 1, most) };
  const shown = {
    name: product.name,
    picture: picturesOf(product, sku)[0]?.key,
    size: [named(sku.color), size && said(texts.SIZE_NAMED, { size: saidAny(size) })].filter(Boolean).join(' · '),
  };

  /** Returns whether buying is blocked, and shows why. */
  function isHindered(): boolean {
    setFailure(available === 0 ? said(messages.OUT_OF_STOCK) : undefined);
    if (available > 0) onSizeMissing?.();
    return available === 0 || onSizeMissing !== undefined;
  }

  async function addToCart() {
    if (isHindered()) return;
    if (!$session.get().isShopper) {
      rememberAction({ kind: 'cart', what: { ...item, unitPrice: sku.sellingPrice }, shown });
      location.assign(path(paths.signIn(path(paths.product(product.seoUrl)))));
      return;
    }
    setBusy('cart');
    try {
      noteItem(await addItem(item));
      location.assign(path(paths.cart));
    } catch (error) {
      setFailure(saidAny(messageFor(error, messages.CART_ADD_FAILED)));
      setBusy(undefined);
    }
  }

  function buyNow() {
    if (isHindered()) return;
    setBusy('buy');
    if (!$session.get().isShopper) {
      rememberAction({ kind: 'buyNow', what: item, shown });
      location.assign(path(paths.signIn(path(paths.buyNow))));
      return;
    }
    $buyNowItem.set(item);
    location.assign(path(paths.buyNow));
  }

  const toCart = said(onSizeMissing ? texts.CHOOSE_A_SIZE : inCart ? messages.UPDATE_CART : texts.ADD_TO_CART);
  return (
    <form
      className={styles.buy}
      aria-describedby={failure ? errorId : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void addToCart();
      }}
    >
      <div className={styles.howMany}>
        {children}
        <QuantityField
          quantity={item.quantity}
          most={most}
          disabled={available === 0}
          onChange={setChosen}
          name={product.name}
        />
      </div>
      {/* Without stock the bar is not fixed. */}
      <div className={styles.bar} data-buy-bar={available > 0 ? '' : undefined}>
        <p className="fault" id={errorId} role="alert">
          {failure}
        </p>
        <p className={styles.barPrice}>
          <strong className="amount">{formatRupees(sku.sellingPrice)}</strong>
          <span className="soft small">{[sku.color, size].filter(Boolean).map(named).join(', ')}</span>
        </p>
        <button className="button" type="submit" disabled={busy !== undefined || available === 0}>
          {busy === 'cart' ? said(messages.ADDING_TO_CART) : toCart}
        </button>
        {available > 0 && (
          <button className="button quiet" type="button" disabled={busy !== undefined} onClick={buyNow}>
            {said(busy === 'buy' ? messages.PROCESSING : messages.BUY_NOW)}
          </button>
        )}
      </div>
    </form>
  );
}
