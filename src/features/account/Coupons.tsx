import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import type { CouponOffer } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $offers, loadOffers } from '../cart/coupon-state.ts';
import { termsIn } from '../cart/coupon-terms.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import styles from './account.module.css';

/** The coupons that this shopper can use: discount, conditions, and discount on the current cart. */
export function Coupons() {
  const { said, path } = useSpoken();
  const { value: offers, error } = useStore($offers);
  useEffect(() => void loadOffers(), []);
  if (!offers && error) return <Unread error={error} onRetry={() => void loadOffers()} />;
  if (!offers) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  if (offers.length === 0) return <p>{said('There are no coupons for you at the moment.')}</p>;
  return (
    <>
      <ul className={styles.cards}>
        {offers.map((offer) => (
          <li key={offer.code} className={`panel ${styles.card}`}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
      <a className="button quiet" href={path(paths.cart)}>
        {said('Go to cart')}
      </a>
    </>
  );
}

function Offer({ offer }: { offer: CouponOffer }) {
  const speech = useSpoken();
  const { said, saidAny, day, langOf } = speech;
  const { code, offer: gives, terms, endDate, automatic, worth, missing, inEffect } = offer;
  return (
    <>
      <h2 lang={langOf(code)}>{code}</h2>
      <p>{saidAny(gives)}</p>
      <p className="soft small">{said('{terms}, until {day}', { terms: termsIn(speech, terms), day: day(endDate) })}</p>
      {worth > 0 ? (
        <p className="small">
          {saidWith(inEffect ? 'Saves {amount} on your cart, applied.' : 'Would save {amount} on your cart.', {
            amount: <span className="amount">{formatRupees(worth)}</span>,
          })}
        </p>
      ) : (
        missing && <p className="small">{saidAny(missing)}</p>
      )}
      {automatic ? (
        <p className="soft small">{said('Applied automatically when it saves you the most.')}</p>
      ) : (
        <CopyCode code={code} />
      )}
    </>
  );
}

function CopyCode({ code }: { code: string }) {
  const { said } = useSpoken();
  const [message, setMessage] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setMessage(said('Copied')),
      () => setMessage(said('Please copy it by hand')),
    );
  return (
    <p className={styles.ways}>
      <button className="link" type="button" onClick={() => void copy()}>
        {said('Copy code')}
        <span className="visually-hidden"> {code}</span>
      </button>
      <span role="status" className="soft small">
        {message}
      </span>
    </p>
  );
}
