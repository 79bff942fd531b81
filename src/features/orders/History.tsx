import * as messages from '#contract/messages.ts';
import { ORDERS_A_PAGE } from '../../api/orders.ts';
import { paths } from '../../paths.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { ForShoppers, Unread } from './ForShoppers.tsx';
import { DownloadInvoice } from './InvoiceButtons.tsx';
import { NoOrders, useOrders } from './OrderList.tsx';
import { hasInvoice } from './order-text.ts';
import styles from './history.module.css';
import tableStyles from './order-table.module.css';

/** The shopper's orders as a table with totals, and links to the order and its invoice. */
function History() {
  const { said } = useSpoken();
  return (
    <>
      <h1>{said('Order history')}</h1>
      <ForShoppers what="your orders">
        <Table />
      </ForShoppers>
    </>
  );
}

export default withBoundary(History);

function Table() {
  const { said, instant, path } = useSpoken();
  const { orders, error, page, retry } = useOrders();
  if (error) return <Unread error={error} onRetry={retry} />;
  if (!orders) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  if (orders.rows.length === 0 && page === 1) return <NoOrders />;
  return (
    <>
      <table className={`${tableStyles.table} ${styles.table}`}>
        <caption className="visually-hidden">{said('Your orders, newest first')}</caption>
        <thead>
          <tr>
            <th scope="col">{said('Order number')}</th>
            <th scope="col">{said('Date')}</th>
            <th scope="col" className={tableStyles.number}>
              {said('Items')}
            </th>
            <th scope="col" className={tableStyles.number}>
              {said('Total')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{said('What you can do')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.rows.map((order) => (
            <tr key={order.id}>
              <th scope="row" className="amount">
                {order.orderId}
              </th>
              <td>{instant(Date.parse(order.orderDate))}</td>
              <td className={tableStyles.number} data-label={said('Items')}>
                {order.totalItems}
              </td>
              <td className={`${tableStyles.number} amount`} data-label={said('Total')}>
                {formatRupees(order.total)}
              </td>
              <td className={styles.ways}>
                <a href={path(paths.order(order.orderId))}>
                  {said('View')}
                  <span className="visually-hidden"> {order.orderId}</span>
                </a>
                {hasInvoice(order) && <DownloadInvoice orderId={order.orderId} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLinks
        page={page}
        pageCount={Math.ceil(orders.total / ORDERS_A_PAGE)}
        address={(number) => path(number === 1 ? paths.history : `${paths.history}?page=${number}`)}
      />
    </>
  );
}
