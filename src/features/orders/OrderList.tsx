import { useStore } from '@nanostores/react';
import { Fragment, useEffect } from 'react';
import { imageUrl } from '#contract/pages/image-url.ts';
import * as messages from '#contract/messages.ts';
import { ORDERS_A_PAGE } from '../../api/orders.ts';
import type { Order } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { focusOf } from '../../ui/focus.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { Unread } from './ForShoppers.tsx';
import { $orders, loadOrders } from './order-state.ts';
import { isHeld, isNotPaid, nextOfOrder, partsText, waitsForPayment } from './order-text.ts';
import type { OrderPolicy } from './order-text.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { FormerOrders } from './FormerOrders.tsx';
import { OrderBadge } from './StatusBadge.tsx';
import styles from './orders.module.css';

interface Props {
  policy: OrderPolicy;
  /** Returns the address of a page of the list. */
  address: (page: number) => string;
}

/** The shopper's orders, newest first. The address names the page. */
export function OrderList({ policy, address }: Props) {
  const { said } = useSpoken();
  const { orders, error, page, retry } = useOrders();
  if (error) return <Unread error={error} onRetry={retry} />;
  if (!orders) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  const former = page === 1 && <FormerOrders />;
  if (orders.rows.length === 0 && page === 1)
    return (
      <>
        <NoOrders />
        {former}
      </>
    );
  return (
    <>
      <ul className={styles.list} aria-label={said('Your orders')}>
        {orders.rows.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} policy={policy} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} pageCount={Math.ceil(orders.total / ORDERS_A_PAGE)} address={address} />
      {former}
    </>
  );
}

/** Returns the page of orders that the address names, once it is loaded. */
export function useOrders() {
  const { value, error } = useStore($orders);
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(location.search).get('page'))) || 1);
  useEffect(() => void loadOrders(page), [page]);
  const orders = value?.page === page ? value : undefined;
  return { orders, error, page, retry: () => void loadOrders(page) };
}

export function NoOrders() {
  const { said, language, path } = useSpoken();
  return (
    <div className={styles.empty}>
      <h2>{said(messages.ORDERS_EMPTY)}</h2>
      <p>{said(messages.ORDERS_EMPTY_HINT)}</p>
      <a className="button" href={language === 'en' ? '/home' : path(paths.home)}>
        {said(messages.CONTINUE_SHOPPING)}
      </a>
    </div>
  );
}

/** Pictures per order in the list. */
const PICTURES = 3;

function OrderCard({ order, policy }: { order: Order; policy: OrderPolicy }) {
  const { said, instant, langOf, path } = useSpoken();
  const { orderId, orderDate, orderItems, consignments, total } = order;
  const pictures = orderItems.flatMap(({ product }) => product.skus[0]?.mediaList[0] ?? []);
  const names = orderItems.map(({ product }) => product.name).join(', ');
  const sellers = [...new Set(consignments.map(({ sellerName }) => sellerName))];
  return (
    <article className={`panel ${styles.card}`}>
      <div className={styles.pictures}>
        {pictures.slice(0, PICTURES).map((picture) => (
          <img
            key={picture.key}
            src={imageUrl(picture.key, 200, 'webp')}
            width="80"
            height="80"
            alt=""
            loading="lazy"
            data-focus={focusOf(picture)}
          />
        ))}
        {pictures.length > PICTURES && (
          <span className="small soft">{said('+{count} more', { count: pictures.length - PICTURES })}</span>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.line}>
          <OrderBadge order={order} />
          <span className="small soft">{instant(Date.parse(orderDate))}</span>
        </p>
        <h2>
          <a href={path(paths.order(orderId))} lang={langOf(names)}>
            {names}
          </a>
        </h2>
        <p className="small soft">
          {orderId} · {partsText(order)} ·{' '}
          {saidWith('from {sellers}', {
            sellers: sellers.map((seller, position) => (
              <Fragment key={seller}>
                {position > 0 && said(' and ')}
                <OwnText text={seller} />
              </Fragment>
            )),
          })}
        </p>
        <p>{nextOfOrder(order, policy)}</p>
        <p className={styles.line}>
          <strong className="amount">{formatRupees(total)}</strong>
          {waitsForPayment(order) && isHeld(order) && (
            <a className="button quiet" href={path(paths.order(orderId))}>
              {said('Pay now')}
            </a>
          )}
        </p>
        {isNotPaid(order) && <BuyAgain order={order} />}
      </div>
    </article>
  );
}
