import { useEffect, useState } from 'react';
import { getSkuOffers } from '../../api/coupons.ts';
import type { SkuOffers } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import type { Offers } from './Offers.tsx';
import styles from './product.module.css';

/**
 * The lowest price of a piece with coupon and payment method, with a button for all offers. Its line is reserved, so
 * that the layout does not move.
 */
export function BestPrice({ skuId }: { skuId: number }) {
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
          {skuOffers.best && <strong>{bestText(skuOffers.best)} </strong>}
          {skuOffers.offers.length > 0 && (
            <button className="link" type="button" onClick={open}>
              {skuOffers.offers.length === 1 ? '1 coupon' : `${skuOffers.offers.length} coupons`}
            </button>
          )}
        </p>
      )}
      {opened && skuOffers && <opened.Drawer offers={skuOffers.offers} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

/** @example '₹1,133 with WELCOME10, paid online' */
function bestText({ total, couponCode, method }: NonNullable<SkuOffers['best']>): string {
  const how = [couponCode && `with ${couponCode}`, method === 'PREPAID' && 'paid online'].filter(Boolean);
  return `${formatRupees(total)} ${how.join(', ')}`;
}
