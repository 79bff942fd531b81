import { TaxRate } from '#contract/calls/tax.ts';
import { taxRateForm } from './forms.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of tax rates. Both families of calls do the same. */
export function taxPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const newRate = async () => (await admin.post('/api/tax/rates', taxRateForm())).as(TaxRate).id;
  return Object.assign(
    {},
    ...['/api/tax/rates', '/api/admin/tax'].map((path) => ({
      [`GET ${path}`]: () => () => shop.seller('meera').get(path),
      [`GET ${path}/{id}`]: async () => {
        const id = await newRate();
        return () => shop.seller('meera').get(`${path}/${id}`);
      },
      [`POST ${path}`]: () => () => admin.post(path, taxRateForm()),
      [`PUT ${path}/{id}`]: async () => {
        const id = await newRate();
        return () => admin.put(`${path}/${id}`, taxRateForm({ rate: 5 }));
      },
      [`DELETE ${path}/{id}`]: async () => {
        const id = await newRate();
        return () => admin.delete(`${path}/${id}`);
      },
    })),
  ) as Record<string, PreparedCall>;
}
