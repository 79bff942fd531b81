import { useAwake } from '../../ui/awake.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { paths } from '../../paths.ts';
import { ForShoppers } from './ForShoppers.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderPage } from './OrderPage.tsx';
import type { OrderPolicy } from './order-text.ts';

/** The shopper's orders, or the order in the address. */
function Orders({ policy }: { policy: OrderPolicy }) {
  const { said, path } = useSpoken();
  const isAwake = useAwake();
  const orderId = isAwake ? new URLSearchParams(location.search).get('orderId') : null;
  if (orderId) {
    return (
      <ForShoppers what="your order">
        <OrderPage orderId={orderId} policy={policy} />
      </ForShoppers>
    );
  }
  return (
    <>
      <h1>{said('Your orders')}</h1>
      <ForShoppers what="your orders">
        <OrderList
          policy={policy}
          address={(page) => path(page === 1 ? paths.orders : `${paths.orders}?page=${page}`)}
        />
      </ForShoppers>
    </>
  );
}

export default withBoundary(Orders);
