import { Heart, Trash2 } from 'lucide';
import type { SavedItem } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { saidWith } from '../../ui/said-with.tsx';
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
  const speech = useSpoken();
  const { said, saidAny, path } = speech;
  if (items.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later">{said('Saved for later')}</h2>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.id} className={styles.line} aria-busy={busyId === item.id}>
            <ItemPicture item={item} />
            <div className={styles.words}>
              <h3>
                <a href={path(paths.product(item.product.seoUrl))}>
                  <OwnText text={item.product.name} />
                </a>
              </h3>
              <p className="soft small">
                {[
                  itemDetails(item, speech),
                  item.wantedQuantity > 1 && said('{count} items', { count: item.wantedQuantity }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {item.notice && <p className="fault">{saidAny(item.notice)}</p>}
              <div className={styles.controls}>
                {item.quantity > 0 && (
                  <button
                    className="button quiet"
                    type="button"
                    disabled={busyId === item.id}
                    onClick={() => onMove(item)}
                  >
                    {said('Move to cart')}
                    <span className="visually-hidden"> {item.product.name}</span>
                  </button>
                )}
                <button
                  className={styles.remove}
                  type="button"
                  disabled={busyId === item.id}
                  onClick={() => onWishlist(item)}
                >
                  <LineIcon icon={Heart} size={18} strokeWidth={1.6} /> {said('Move to wishlist')}
                  <span className="visually-hidden"> {item.product.name}</span>
                </button>
                <button
                  className={styles.remove}
                  type="button"
                  disabled={busyId === item.id}
                  onClick={() => onRemove(item)}
                >
                  <LineIcon icon={Trash2} size={18} strokeWidth={1.6} /> {said('Remove')}
                  <span className="visually-hidden"> {item.product.name}</span>
                </button>
              </div>
            </div>
            <p className={styles.amount}>
              <strong className="amount">{formatRupees(item.unitSellingPrice)}</strong>
              {item.wantedQuantity > 1 && <span className="soft small">{said('each')}</span>}
              {item.savedUnitPrice !== item.unitSellingPrice && (
                <span className="soft small">
                  {saidWith(
                    item.savedUnitPrice > item.unitSellingPrice
                      ? 'less than when you saved it ({amount})'
                      : 'more than when you saved it ({amount})',
                    { amount: <span className="amount">{formatRupees(item.savedUnitPrice)}</span> },
                  )}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
