import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import type { Cart, CouponOffer } from '../../api/wire.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { $offers, enterCoupon, loadOffers } from './coupon-state.ts';
import { termsIn } from './coupon-terms.ts';
import styles from './coupons.module.css';

/** The public coupons with their discounts on this cart or their unmet conditions. Loaded when the drawer opens. */
export function CouponOffers({ cart, isBusy }: { cart: Cart; isBusy: boolean }) {
  const { said, saidAny } = useSpoken();
  const [isOpen, setOpen] = useState(false);
  const { value: offers, error } = useStore($offers);

  useEffect(() => {
    if (isOpen) void loadOffers();
  }, [isOpen, cart]);

  return (
    <>
      <button className={`link ${styles.open}`} type="button" onClick={() => setOpen(true)}>
        {said('See all coupons')}
      </button>
      {isOpen && (
        <Drawer title={said('Coupons')} onClose={() => setOpen(false)}>
          {error && <p className="fault">{saidAny(error)}</p>}
          {!offers && !error && <p className="soft small">{said(messages.LAZY_LOADING)}</p>}
          {offers?.length === 0 && <p className="soft small">{said('There are none at the moment.')}</p>}
          <ul className={styles.offers}>
            {offers?.map((offer) => (
              <Offer
                key={offer.code}
                offer={offer}
                isBusy={isBusy}
                onApply={() => void enterCoupon(offer.code).then((isIn) => isIn && setOpen(false))}
              />
            ))}
          </ul>
        </Drawer>
      )}
    </>
  );
}

function Offer({ offer, isBusy, onApply }: { offer: CouponOffer; isBusy: boolean; onApply: () => void }) {
  const speech = useSpoken();
  const { said, saidAny, day } = speech;
  const { code, offer: gives, terms, endDate, automatic, worth, missing, best, inEffect } = offer;
  return (
    <li>
      <p>
        <strong>{code}</strong> {best && <span className={styles.best}>{said('Best for this cart')}</span>}
      </p>
      <p className="small">{saidAny(gives)}</p>
      <p className="soft small">{said('{terms}, until {day}', { terms: termsIn(speech, terms), day: day(endDate) })}</p>
      {missing && <p className="small">{saidAny(missing)}</p>}
      {worth > 0 && (
        <p className={`small ${styles.worth}`}>
          {saidWith('Saves {amount}', { amount: <span className="amount">{formatRupees(worth)}</span> })}
        </p>
      )}
      {inEffect ? (
        <p className="small">{said('Applied')}</p>
      ) : automatic ? (
        <p className="soft small">{said('Applied automatically when it saves you the most.')}</p>
      ) : (
        <button className="button quiet" type="button" disabled={isBusy || missing !== null} onClick={onApply}>
          {said(messages.COUPON_APPLY)}
          <span className="visually-hidden"> {code}</span>
        </button>
      )}
    </li>
  );
}
