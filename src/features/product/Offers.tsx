import { formatDay } from '#contract/shop/dates.ts';
import type { SkuOffers } from '../../api/wire.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { toast } from '../../ui/toasts.ts';
import styles from './product.module.css';

/** The public coupons with their discounts on one piece or their unmet conditions. They are applied in the cart. */
export function Offers({ offers, onClose }: { offers: SkuOffers['offers']; onClose: () => void }) {
  return (
    <Drawer title="Coupons" onClose={onClose}>
      <p className="soft small">Enter one in the cart. What each is worth is for one item.</p>
      <ul className={styles.offers}>
        {offers.map(({ code, offer, terms, endDate, worth, missing }) => (
          <li key={code}>
            <p>
              <strong>{code}</strong>: {offer}
            </p>
            <p className="soft small">
              {terms}, until {formatDay(endDate)}
            </p>
            {missing && <p className="small">{missing}</p>}
            {worth > 0 && <p className={`small ${styles.worth}`}>Saves {formatRupees(worth)}</p>}
            <button className="link small" type="button" onClick={() => void copy(code)}>
              Copy<span className="visually-hidden"> {code}</span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

async function copy(code: string): Promise<void> {
  await navigator.clipboard.writeText(code).then(
    () => toast(`${code} is copied.`),
    () => toast(`It could not be copied. The code is ${code}.`),
  );
}
