import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatDay } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import type { CouponOffer } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { $offers, loadOffers } from '../cart/coupon-state.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import styles from './account.module.css';

/** The coupons that this shopper can use: discount, conditions, and discount on the current cart. */
export function Coupons() {
  const { value: offers, error } = useStore($offers);
  useEffect(() => void loadOffers(), []);
  if (!offers && error) return <Unread error={error} onRetry={() => void loadOffers()} />;
  if (!offers) return <p className={`waiting ${styles.waiting}`}>{messages.LAZY_LOADING}</p>;
  if (offers.length === 0) return <p>There are no coupons for you at the moment.</p>;
  return (
    <>
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <li key={offer.code} className={`panel ${styles.card}`}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
      <a className="button quiet" href={paths.cart}>
        Go to cart
      </a>
    </>
  );
}

function Offer({ offer }: { offer: CouponOffer }) {
  const { code, offer: gives, terms, endDate, automatic, worth, missing, inEffect } = offer;
  return (
    <>
      <h2>{code}</h2>
      <p>{gives}</p>
      <p className="soft small">
        {terms}, until {formatDay(endDate)}
      </p>
      {worth > 0 ? (
        <p className="small">
          {inEffect ? 'Saves' : 'Would save'} <span className="amount">{formatRupees(worth)}</span> on your cart
          {inEffect && ', applied'}.
        </p>
      ) : (
        missing && <p className="small">{missing}</p>
      )}
      {automatic ? (
        <p className="soft small">Applied automatically when it saves you the most.</p>
      ) : (
        <CopyCode code={code} />
      )}
    </>
  );
}

function CopyCode({ code }: { code: string }) {
  const [message, setMessage] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setMessage('Copied'),
      () => setMessage('Please copy it by hand'),
    );
  return (
    <p className={styles.ways}>
      <button className="link" type="button" onClick={() => void copy()}>
        Copy code<span className="visually-hidden"> {code}</span>
      </button>
      <span role="status" className="soft small">
        {message}
      </span>
    </p>
  );
}
