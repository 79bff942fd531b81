import { bundleLabel } from '#contract/shop/bundle-words.ts';
import { STAFF_DISCOUNT_LABEL } from '#contract/shop/staff-discount.ts';
import type { Price } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import styles from './cart.module.css';

/** A price with its parts: the same lines in the cart, at the checkout and on the order. */
export function PriceSummary({
  price,
  pieces,
}: {
  price: Omit<Price, 'lines' | 'bundles' | 'method' | 'unavailable' | 'missing' | 'waivedFees'> & {
    bundles: readonly { id: number; name: string; sets?: number; discount: number }[];
  };
  pieces: number;
}) {
  const off = price.totalMrpPrice - price.totalSellingPrice;
  return (
    <>
      <dl className={styles.priceLines}>
        <Line label={`Total MRP (${pieces} ${pieces === 1 ? 'item' : 'items'})`} amount={price.totalMrpPrice} />
        {off > 0 && <Line label="Discount on MRP" amount={-off} isGood />}
        {price.bundles.map(({ id, name, sets, discount }) => (
          <Line key={id} label={bundleLabel(name, sets)} amount={-discount} isGood />
        ))}
        {price.couponPrice > 0 && <Line label={`Coupon ${price.couponCode}`} amount={-price.couponPrice} isGood />}
        {price.staffDiscount > 0 && <Line label={STAFF_DISCOUNT_LABEL} amount={-price.staffDiscount} isGood />}
        {price.prepaidDiscount > 0 && (
          <Line label="Discount for paying online" amount={-price.prepaidDiscount} isGood />
        )}
        <Line label="Shipping" amount={price.shippingFee} free />
        {price.codFee > 0 && <Line label="Fee for cash on delivery" amount={price.codFee} />}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd className="amount">{formatRupees(price.total)}</dd>
        </div>
      </dl>
      <p className="soft small">
        Includes GST of <span className="amount">{formatRupees(price.taxIncluded)}</span>.
      </p>
      {price.savings > 0 && (
        <p className={styles.savings}>
          You save <span className="amount">{formatRupees(price.savings)}</span>
        </p>
      )}
    </>
  );
}

function Line({
  label,
  amount,
  isGood = false,
  free = false,
}: {
  label: string;
  amount: number;
  isGood?: boolean;
  free?: boolean;
}) {
  return (
    <div className={isGood ? styles.good : undefined}>
      <dt>{label}</dt>
      <dd className="amount">{free && amount === 0 ? 'Free' : formatRupees(amount).replace('-', '−')}</dd>
    </div>
  );
}
