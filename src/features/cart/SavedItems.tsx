import { Heart, Trash2 } from 'lucide';
import type { SavedItem } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { ItemPicture, itemDetails } from './CartLine.tsx';
import styles from './cart.module.css';

interface Props {
  items: readonly SavedItem[];
  busyId: number | undefined;
  onMove: (item: SavedItem) => void;
  onWishlist: (item: SavedItem) => void;
  onRemove: (item: SavedItem) => void;
}

/** The saved items with their current prices; nothing if there are none. */
export function SavedItems({ items, busyId, onMove, onWishlist, onRemove }: Props) {
  if (items.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later">Saved for later</h2>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.id} className={styles.line} aria-busy={busyId === item.id}>
            <ItemPicture item={item} />
            <div className={styles.words}>
              <h3>
                <a href={paths.product(item.product.seoUrl)}>{item.product.name}</a>
              </h3>
              <p className="soft small">
                {[itemDetails(item), item.wantedQuantity > 1 && `${item.wantedQuantity} items`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {item.notice && <p className="fault">{item.notice}</p>}
              <div className={styles.controls}>
                {item.quantity > 0 && (
                  <button
                    className="button quiet"
                    type="button"
                    disabled={busyId === item.id}
                    onClick={() => onMove(item)}
                  >
                    Move to cart<span className="visually-hidden"> {item.product.name}</span>
                  </button>
                )}
                <button
                  className={styles.remove}
                  type="button"
                  disabled={busyId === item.id}
                  onClick={() => onWishlist(item)}
                >
                  <LineIcon icon={Heart} size={18} strokeWidth={1.6} /> Move to wishlist
                  <span className="visually-hidden"> {item.product.name}</span>
                </button>
                <button
                  className={styles.remove}
                  type="button"
                  disabled={busyId === item.id}
                  onClick={() => onRemove(item)}
                >
                  <LineIcon icon={Trash2} size={18} strokeWidth={1.6} /> Remove
                  <span className="visually-hidden"> {item.product.name}</span>
                </button>
              </div>
            </div>
            <p className={styles.amount}>
              <strong className="amount">{formatRupees(item.unitSellingPrice)}</strong>
              {item.wantedQuantity > 1 && <span className="soft small">each</span>}
              {item.savedUnitPrice !== item.unitSellingPrice && (
                <span className="soft small">
                  {item.savedUnitPrice > item.unitSellingPrice ? 'less' : 'more'} than when you saved it (
                  <span className="amount">{formatRupees(item.savedUnitPrice)}</span>)
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
