import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** The id of the person with an e-mail. */
export function userIdOf(shop: TestShop, { email }: { email: string }): number {
  return Number(shop.row('SELECT id FROM users WHERE email = ?', email).id);
}

/** The happy paths of customers in the console. */
export function customerPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/customers';
  let count = 0;
  const newCustomer = async () => userIdOf(shop, await shop.signUp(`customer${(count += 1)}`));
  return {
    [`GET ${path}`]: () => () => admin.get(`${path}?filter={"isBlocked":false}`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newCustomer();
      return () => admin.get(`${path}/${id}`);
    },
    [`PUT ${path}/{id}`]: async () => {
      const id = await newCustomer();
      return () => admin.put(`${path}/${id}`, { isBlocked: true, reason: 'Refuses what they order.' });
    },
  };
}
