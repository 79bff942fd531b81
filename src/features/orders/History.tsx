import { formatInstant } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import { ORDERS_A_PAGE } from '../../api/orders.ts';
import { paths } from '../../paths.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { ForShoppers, Unread } from './ForShoppers.tsx';
import { DownloadInvoice } from './InvoiceButtons.tsx';
import { NoOrders, useOrders } from './OrderList.tsx';
import { hasInvoice } from './order-text.ts';
import styles from './history.module.css';
import tableStyles from './order-table.module.css';

/** The shopper's orders as a table with totals, and links to the order and its invoice. */
function History() {
  return (
    <>
      <h1>Order history</h1>
      <ForShoppers what="your orders">
        <Table />
      </ForShoppers>
    </>
  );
}

export default withBoundary(History);

function Table() {
  const { orders, error, page, retry } = useOrders();
  if (error) return <Unread error={error} onRetry={retry} />;
  if (!orders) return <p className={`waiting ${styles.waiting}`}>{messages.LAZY_LOADING}</p>;
  if (orders.rows.length === 0 && page === 1) return <NoOrders />;
  return (
    <>
      <table className={`${tableStyles.table} ${styles.table}`}>
        <caption className="visually-hidden">Your orders, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Order number</th>
            <th scope="col">Date</th>
            <th scope="col" className={tableStyles.number}>
              Items
            </th>
            <th scope="col" className={tableStyles.number}>
              Total
            </th>
            <th scope="col">
              <span className="visually-hidden">What you can do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.rows.map((order) => (
            <tr key={order.id}>
              <th scope="row" className="amount">
                {order.orderId}
              </th>
              <td>{formatInstant(Date.parse(order.orderDate))}</td>
              <td className={tableStyles.number} data-label="Items">
                {order.totalItems}
              </td>
              <td className={`${tableStyles.number} amount`} data-label="Total">
                {formatRupees(order.total)}
              </td>
              <td className={styles.ways}>
                <a href={paths.order(order.orderId)}>
                  View<span className="visually-hidden"> {order.orderId}</span>
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
        address={(number) => (number === 1 ? paths.history : `${paths.history}?page=${number}`)}
      />
    </>
  );
}
