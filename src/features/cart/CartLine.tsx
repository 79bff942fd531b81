import { Bookmark, Trash2 } from 'lucide';
import * as messages from '#contract/messages.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import type { CartItem } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { focusOf } from '../../ui/focus.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { Speech } from '../../ui/use-spoken.ts';
import { QuantityField } from './QuantityField.tsx';
import styles from './cart.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';

interface Props {
  item: CartItem;
  isBusy: boolean;
  /** Whether nothing can be changed, because the visitor has to sign in first. */
  isLocked?: boolean;
  /** A sentence about the item, such as its changed price. */
  note?: string | undefined;
  /** Whether the delivery day of the whole cart is shown below. */
  hasDay: boolean;
  onQuantity?: (quantity: number) => void;
  onSave?: () => void;
  onRemove?: () => void;
}

/** An item of the cart. If the stock is less than the quantity, it says so; the shopper sets the quantity. */
export function CartLine({ item, isBusy, isLocked = false, note, hasDay, onQuantity, onSave, onRemove }: Props) {
  const speech = useSpoken();
  const { said, saidAny, path } = speech;
  return (
    <li className={styles.line} aria-busy={isBusy}>
      <ItemPicture item={item} />
      <div className={styles.words}>
        <h2>
          <a href={path(paths.product(item.product.seoUrl))}>
            <OwnText text={item.product.name} />
          </a>
        </h2>
        <p className="soft small">{itemDetails(item, speech)}</p>
        <p className="soft small">
          {saidWith('Sold by {seller}', { seller: <OwnText text={item.product.sellerName} /> })}
          {(!hasDay || item.product.isPreOrder || item.sentFrom) && ` · ${deliveryText(item, hasDay, speech)}`}
        </p>
        {item.notice && (
          <p className="fault" role="status">
            {saidAny(item.notice)}
          </p>
        )}
        {note && <p className="small">{note}</p>}
        <div className={styles.controls}>
          {item.quantity > 0 && (
            <QuantityField
              quantity={item.quantity}
              most={item.sku.inventory.availableQuantity}
              disabled={isBusy || isLocked}
              onChange={(quantity) => onQuantity?.(quantity)}
              name={item.product.name}
            />
          )}
          {item.notice && item.quantity > 0 && !isLocked && (
            <button className="link small" type="button" disabled={isBusy} onClick={() => onQuantity?.(item.quantity)}>
              {said('Take {count}', { count: item.quantity })}
            </button>
          )}
          {!isLocked && (
            <button className={styles.remove} type="button" disabled={isBusy} onClick={onSave}>
              <LineIcon icon={Bookmark} size={18} strokeWidth={1.6} /> {said(messages.CART_SAVE_FOR_LATER)}
              <span className="visually-hidden"> {item.product.name}</span>
            </button>
          )}
          <button className={styles.remove} type="button" disabled={isBusy || isLocked} onClick={onRemove}>
            <LineIcon icon={Trash2} size={18} strokeWidth={1.6} /> {said('Remove')}
            <span className="visually-hidden"> {item.product.name}</span>
          </button>
        </div>
      </div>
      <p className={styles.amount}>
        <strong className="amount">{formatRupees(item.sellingPrice)}</strong>
        {item.mrpPrice > item.sellingPrice && (
          <s className="amount soft small">
            <span className="visually-hidden">MRP </span>
            {formatRupees(item.mrpPrice)}
          </s>
        )}
      </p>
    </li>
  );
}

/** The main picture of an item, linked to its product. */
export function ItemPicture({ item: { mediaList, product } }: { item: CartItem }) {
  const { path } = useSpoken();
  const [picture] = mediaList;
  return (
    <a className={styles.picture} href={path(paths.product(product.seoUrl))} tabIndex={-1} aria-hidden="true">
      {picture && (
        <img src={imageUrl(picture.key, 200, 'webp')} width="200" height="200" alt="" data-focus={focusOf(picture)} />
      )}
    </a>
  );
}

/** Colour and size of an item. */
export function itemDetails(
  { sku, size }: Pick<CartItem, 'size'> & { sku: { color: string } },
  { said, saidAny, named }: Speech,
): string {
  return [named(sku.color), size && said('Size {size}', { size: saidAny(size) })].filter(Boolean).join(' · ');
}

function deliveryText(
  { deliveryEstimate, product, sentFrom }: CartItem,
  hasDay: boolean,
  { said, saidAny, day }: Speech,
): string {
  const end = said('.');
  const estimate = saidAny(deliveryEstimate);
  const away = sentFrom && said('The seller is away: sent from {day}', { day: day(sentFrom) });
  if (product.isPreOrder && product.startDate) {
    const starts = said('Pre-order, starts {day}', { day: day(product.startDate) });
    return away ? `${starts}${end} ${away}${end}` : said('{starts}: delivery {estimate}.', { starts, estimate });
  }
  if (away) return hasDay ? `${away}${end}` : said('{away}, delivery {estimate} later.', { away, estimate });
  return said('Delivery in {estimate}.', { estimate });
}
