import { STAFF_DISCOUNT_LABEL } from '#contract/shop/staff-discount.ts';
import type { Price } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { saidWith } from '../../ui/said-with.tsx';
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
  const { said } = useSpoken();
  const off = price.totalMrpPrice - price.totalSellingPrice;
  return (
    <>
      <dl className={styles.priceLines}>
        <Line
          label={said(pieces === 1 ? 'Total MRP ({count} item)' : 'Total MRP ({count} items)', { count: pieces })}
          amount={price.totalMrpPrice}
        />
        {off > 0 && <Line label={said('Discount on MRP')} amount={-off} isGood />}
        {price.bundles.map(({ id, name, sets = 1, discount }) => (
          <Line
            key={id}
            label={sets === 1 ? said('Bundle {name}', { name }) : said('Bundle {name}, {sets} sets', { name, sets })}
            amount={-discount}
            isGood
          />
        ))}
        {price.couponPrice > 0 && (
          <Line label={said('Coupon {code}', { code: price.couponCode ?? '' })} amount={-price.couponPrice} isGood />
        )}
        {price.staffDiscount > 0 && <Line label={said(STAFF_DISCOUNT_LABEL)} amount={-price.staffDiscount} isGood />}
        {price.prepaidDiscount > 0 && (
          <Line label={said('Discount for paying online')} amount={-price.prepaidDiscount} isGood />
        )}
        <Line label={said('Shipping')} amount={price.shippingFee} free />
        {price.codFee > 0 && <Line label={said('Fee for cash on delivery')} amount={price.codFee} />}
        <div className={styles.total}>
          <dt>{said('Total')}</dt>
          <dd className="amount">{formatRupees(price.total)}</dd>
        </div>
      </dl>
      <p className="soft small">
        {saidWith('Includes GST of {amount}.', {
          amount: <span className="amount">{formatRupees(price.taxIncluded)}</span>,
        })}
      </p>
      {price.savings > 0 && (
        <p className={styles.savings}>
          {saidWith('You save {amount}', { amount: <span className="amount">{formatRupees(price.savings)}</span> })}
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
  const { said } = useSpoken();
  return (
    <div className={isGood ? styles.good : undefined}>
      <dt>{label}</dt>
      <dd className="amount">{free && amount === 0 ? said('Free') : formatRupees(amount).replace('-', '−')}</dd>
    </div>
  );
}
