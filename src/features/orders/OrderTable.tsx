import { imageUrl } from '#contract/pages/image-url.ts';
import type { Order } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { focusOf } from '../../ui/focus.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './confirmation.module.css';
import tableStyles from './order-table.module.css';

/** The items of an order as a table with quantities and amounts. */
export function OrderTable({ items }: { items: Order['orderItems'] }) {
  const { said, saidAny, langOf, path } = useSpoken();
  return (
    <table className={`${tableStyles.table} ${styles.table}`}>
      <caption className="visually-hidden">{said('Items of this order')}</caption>
      <thead>
        <tr>
          <th scope="col">{said('Item')}</th>
          <th scope="col" className={tableStyles.number}>
            {said('Price')}
          </th>
          <th scope="col" className={tableStyles.number}>
            {said('Quantity')}
          </th>
          <th scope="col" className={tableStyles.number}>
            {said('Amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const [picture] = item.product.skus[0]?.mediaList ?? [];
          return (
            <tr key={item.id}>
              <th scope="row">
                <span className={styles.item}>
                  {picture && (
                    <img
                      src={imageUrl(picture.key, 96, 'webp')}
                      width="64"
                      height="64"
                      alt=""
                      data-focus={focusOf(picture)}
                    />
                  )}
                  <span>
                    <a href={path(paths.product(item.product.seoUrl))} lang={langOf(item.product.name)}>
                      {item.product.name}
                    </a>
                    <br />
                    <span className="soft small">
                      {[item.color, item.size].filter(Boolean).map(saidAny).join(', ')}
                    </span>
                  </span>
                </span>
              </th>
              <td className={`${tableStyles.number} amount`}>{formatRupees(item.unitSellingPrice)}</td>
              <td className={`${tableStyles.number} amount`}>{item.quantity}</td>
              <td className={`${tableStyles.number} amount`}>{formatRupees(item.sellingPrice)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
