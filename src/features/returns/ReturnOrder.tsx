import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { LAZY_LOADING, RETRY, SESSION_EXPIRED } from '#contract/messages.ts';
import { $session } from '../../storage/session.ts';
import { useAwake } from '../../ui/awake.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { SignInBanner } from '../cart/SignInBanner.tsx';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { useSessionOver } from '../session/session-over.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { ReturnCard } from './ReturnCard.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { myReturns, options } from './return-state.ts';
import styles from './returns.module.css';

/**
 * The return page: the items of an order that can be returned, and the state of the shopper's returns. The address
 * names the order, or the shopper chooses it.
 */
function ReturnOrder() {
  const { said } = useSpoken();
  const isAwake = useAwake();
  const { isShopper, isStaff } = useStore($session);
  const isOver = useSessionOver();
  const [orderId, setOrderId] = useState<string>();

  useEffect(() => setOrderId(new URLSearchParams(location.search).get('orderId') ?? undefined), []);
  useEffect(() => {
    if (isShopper) void myReturns.load();
  }, [isShopper]);

  if (!isAwake) return <p className="waiting">{said(LAZY_LOADING)}</p>;
  if (!isShopper) {
    const here = location.pathname + location.search;
    if (isStaff) return <StaffOffer returnUrl={here} />;
    return (
      <>
        {isOver && (
          <p className="notice" role="alert">
            {said(SESSION_EXPIRED)}
          </p>
        )}
        <SignInBanner returnUrl={here} />
      </>
    );
  }
  const choose = (chosen: string | undefined) => {
    history.replaceState(null, '', chosen ? `?orderId=${encodeURIComponent(chosen)}` : location.pathname);
    setOrderId(chosen);
  };
  return (
    <div className={styles.page}>
      {orderId ? (
        <OrderToReturn key={orderId} orderId={orderId} onOther={() => choose(undefined)} />
      ) : (
        <OrderChoice onChosen={choose} />
      )}
      <MyReturns orderId={orderId} />
    </div>
  );
}

export default withBoundary(ReturnOrder);

function OrderToReturn({ orderId, onOther }: { orderId: string; onOther: () => void }) {
  const { said, saidAny } = useSpoken();
  const { value, error } = useStore(options.$answer);
  useEffect(() => void options.load(orderId), [orderId]);
  const own =
    value?.orderId === orderId || String(value?.orderId).toLowerCase() === orderId.toLowerCase() ? value : undefined;
  return (
    <section className={styles.section} aria-labelledby="order-to-return">
      <header className={styles.head}>
        <h2 id="order-to-return">{said('Order {number}', { number: own?.orderId ?? orderId })}</h2>
        <button className="link" type="button" onClick={onOther}>
          {said('Choose another order')}
        </button>
      </header>
      {error && (
        <p className="notice bad" role="alert">
          {saidAny(error)}{' '}
          <button className="link" type="button" onClick={() => void options.load(orderId)}>
            {said(RETRY)}
          </button>
        </p>
      )}
      {!error && !own && <p className="waiting">{said(LAZY_LOADING)}</p>}
      {own && <ReturnForm options={own} />}
    </section>
  );
}

/** The shopper's returns, with those of the chosen order first. */
function MyReturns({ orderId }: { orderId: string | undefined }) {
  const { said, saidAny } = useSpoken();
  const { value: returns = [], error } = useStore(myReturns.$answer);
  if (error) {
    return (
      <p className="notice bad" role="alert">
        {saidAny(error)}
      </p>
    );
  }
  if (returns.length === 0) return null;
  const isChosen = (of: { orderId: string }) => Number(of.orderId !== orderId?.toUpperCase());
  return (
    <section className={styles.section} aria-labelledby="my-returns">
      <h2 id="my-returns">{said('Your returns')}</h2>
      {returns
        .toSorted((a, b) => isChosen(a) - isChosen(b) || b.id - a.id)
        .map((back) => (
          <ReturnCard key={back.id} back={back} />
        ))}
    </section>
  );
}
