import * as texts from '#contract/words/en/product-scripts.ts';
import type { SkuOffers } from '../../api/wire.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { said } from '../../ui/said.ts';
import { toast } from '../../ui/toasts.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './product.module.css';

/** The public coupons with their discounts on one piece or their unmet conditions. They are applied in the cart. */
export function Offers({ offers, onClose }: { offers: SkuOffers['offers']; onClose: () => void }) {
  const { saidAny, day } = useSpoken();
  return (
    <Drawer title={said(texts.COUPONS)} onClose={onClose}>
      <p className="soft small">{said(texts.ENTER_IN_CART)}</p>
      <ul className={styles.offers}>
        {offers.map(({ code, offer, terms, endDate, worth, missing }) => (
          <li key={code}>
            <p>
              <strong>{code}</strong>: {saidAny(offer)}
            </p>
            <p className="soft small">{said(texts.TERMS_UNTIL, { terms: saidAny(terms), day: day(endDate) })}</p>
            {missing && <p className="small">{saidAny(missing)}</p>}
            {worth > 0 && (
              <p className={`small ${styles.worth}`}>{said(texts.SAVES, { amount: formatRupees(worth) })}</p>
            )}
            <button className="link small" type="button" onClick={() => void copy(code)}>
              {said(texts.COPY)}
              <span className="visually-hidden"> {code}</span>
            </button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

async function copy(code: string): Promise<void> {
  await navigator.clipboard.writeText(code).then(
    () => toast(said(texts.IS_COPIED, { code })),
    () => toast(said(texts.NOT_COPIED, { code })),
  );
}
