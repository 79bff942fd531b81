import { useEffect, useState } from 'react';
import * as texts from '#contract/words/en/product-scripts.ts';
import { getSkuOffers } from '../../api/coupons.ts';
import type { SkuOffers } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { Speech } from '../../ui/use-spoken.ts';
import type { Offers } from './Offers.tsx';
import styles from './product.module.css';

/**
 * The lowest price of a piece with coupon and payment method, with a button for all offers. Its line is reserved, so
 * that the layout does not move.
 */
export function BestPrice({ skuId }: { skuId: number }) {
  const speech = useSpoken();
  const { said } = speech;
  const [skuOffers, setSkuOffers] = useState<SkuOffers>();
  const [opened, setOpened] = useState<{ Drawer: typeof Offers }>();
  useEffect(() => {
    let isCurrent = true;
    // Without a response nothing is shown.
    getSkuOffers(skuId).then(
      (answer) => isCurrent && setSkuOffers(answer),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [skuId]);

  const open = () =>
    void import('./Offers.tsx').then(
      ({ Offers: Drawer }) => setOpened({ Drawer }),
      () => {},
    );
  return (
    <div className={`${styles.best} small`}>
      {skuOffers && (
        <p>
          {skuOffers.best && <strong>{bestText(skuOffers.best, speech)} </strong>}
          {skuOffers.offers.length > 0 && (
            <button className="link" type="button" onClick={open}>
              {skuOffers.offers.length === 1
                ? said(texts.ONE_COUPON)
                : said(texts.COUPON_COUNT, { count: skuOffers.offers.length })}
            </button>
          )}
        </p>
      )}
      {opened && skuOffers && <opened.Drawer offers={skuOffers.offers} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** @example '₹1,133 with WELCOME10, paid online' */
function bestText({ total, couponCode, method }: NonNullable<SkuOffers['best']>, { said }: Speech): string {
  const how = [
    couponCode && said(texts.WITH_COUPON, { code: couponCode }),
    method === 'PREPAID' && said(texts.PAID_ONLINE),
  ].filter(Boolean);
  return `${formatRupees(total)} ${how.join(', ')}`;
}
