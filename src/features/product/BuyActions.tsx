import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { addItem } from '../../api/cart.ts';
import { wordsFor } from '../../api/client.ts';
import type { Product } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { QuantityField } from '../cart/QuantityField.tsx';
import { $cartContents, noteItem } from '../cart/contents.ts';
import type { CartLine } from '../cart/contents.ts';
import { $buyNowItem } from '../cart/buy-now.ts';
import { rememberAction } from '../session/pending-action.ts';
import { $session } from '../../storage/session.ts';
import styles from './product.module.css';

/** The most that can be chosen while the stock is not known. */
const MAX_UNKNOWN = 10;
/** The cart as the server draws it: it knows nobody's. */
const NOTHING: CartLine[] = [];

interface Props {
  product: Product;
  sku: Product['skus'][number];
  size: string;
  /** The id of the form, for a button that stands elsewhere. */
  id: string;
}

/**
 * Quantity, 'Add to Cart' and 'Buy Now'. Who is no shopper yet is sent to sign in, and what they wanted is done right
 * after.
 */
export function BuyActions({ product, sku, size, id }: Props) {
  const inCart = useStore($cartContents, { ssr: () => NOTHING }).find(
    (line) => line.skuId === sku.id && line.size === size,
  );
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState<'cart' | 'buy' | undefined>();
  const [fault, setFault] = useState<string>();
  const faultId = useId();

  const available = sku.inventory.availableQuantity;
  const most = available > 0 ? available : MAX_UNKNOWN;
  const item = { skuId: sku.id, size, quantity: Math.min(chosen ?? inCart?.quantity ?? 1, most) };
  const shown = {
    name: product.name,
    picture: (sku.mediaList[0] ?? product.mediaList[0])?.key,
    size: [sku.color, size && `Size ${size}`].filter(Boolean).join(' · '),
  };

  /** What stands in the way of buying, in the specification's words. */
  function obstacle(): string | undefined {
    if (splitSizes(sku.size).length > 1 && size === '') return messages.SELECT_SIZE_COLOR;
    return available === 0 ? messages.OUT_OF_STOCK : undefined;
  }

  async function addToCart() {
    const found = obstacle();
    setFault(found);
    if (found) return;
    if (!$session.get().isShopper) {
      rememberAction({ kind: 'cart', what: item, shown });
      location.assign(paths.signIn(paths.product(product.seoUrl)));
      return;
    }
    setBusy('cart');
    try {
      noteItem(await addItem(item));
      location.assign(paths.cart);
    } catch (error) {
      setFault(wordsFor(error, messages.CART_ADD_FAILED));
      setBusy(undefined);
    }
  }

  function buyNow() {
    const found = obstacle();
    setFault(found);
    if (found) return;
    setBusy('buy');
    if (!$session.get().isShopper) {
      rememberAction({ kind: 'buyNow', what: item, shown });
      location.assign(paths.signIn(paths.buyNow));
      return;
    }
    $buyNowItem.set(item);
    location.assign(paths.buyNow);
  }

  return (
    <form
      className={styles.buy}
      id={id}
      aria-describedby={fault ? faultId : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void addToCart();
      }}
    >
      <QuantityField
        quantity={item.quantity}
        most={most}
        disabled={available === 0}
        onChange={setChosen}
        name={product.name}
      />
      <button className="button" type="submit" disabled={busy !== undefined || available === 0}>
        {busy === 'cart' ? messages.ADDING_TO_CART : inCart ? messages.UPDATE_CART : 'Add to Cart'}
      </button>
      <button className="button quiet" type="button" disabled={busy !== undefined || available === 0} onClick={buyNow}>
        {busy === 'buy' ? messages.PROCESSING : messages.BUY_NOW}
      </button>
      <p className="fault" id={faultId} role="alert">
        {fault}
      </p>
    </form>
  );
}
