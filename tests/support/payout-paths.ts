import { PayoutPreview } from '#contract/calls/payouts.ts';
import { remittanceFile, shippedWithCash } from './cash.ts';
import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';

/**
 * Returns the happy paths of payouts, the ledger and couriers' remittances. The demo shop's sellers have a payable
 * balance.
 */
export function payoutPaths(shop: TestShop, sku: MadeSku): Record<string, PreparedCall> {
  const [meera, admin] = [shop.seller('meera'), shop.admin()];
  const payable = async () => {
    const { sellers } = (await admin.get('/api/admin/payouts/preview')).as(PayoutPreview);
    const [first] = sellers.filter(({ notNow }) => notNow === null);
    return { sellers: [{ sellerId: first!.sellerId, amount: first!.payable / 100 }] };
  };
  const newPayout = () =>
    until('a payout of what is payable', async () => {
      const answer = await admin.post('/api/admin/payouts', await payable());
      // A new sale may be booked between reading the balance and the payout; then the test reads it again.
      return answer.status === 409 ? undefined : (answer.json as { id: number }[])[0]!.id;
    });
  /** The id of one that Meera may see. */
  const own = Number(
    shop.row(
      "SELECT max(payouts.id) AS id FROM payouts JOIN sellers ON sellers.id = seller_id WHERE email LIKE 'meera@%'",
    ).id,
  );
  const ownInvoice = Number(
    shop.row(
      "SELECT max(fee_papers.id) AS id FROM fee_papers JOIN sellers ON sellers.id = seller_id WHERE email LIKE 'meera@%'",
    ).id,
  );
  const ownPaper = Number(
    shop.row(
      "SELECT max(documents.id) AS id FROM documents JOIN sellers ON sellers.id = seller_id WHERE email LIKE 'meera@%'",
    ).id,
  );
  const orderInLedger = Number(shop.row('SELECT max(order_id) AS id FROM ledger_entries WHERE seller_id > 0').id);
  const anyTransaction = () => Number(shop.row('SELECT max(id) AS id FROM ledger_entries').id);
  const newFile = async () => remittanceFile([await shippedWithCash(shop, await shop.customer('payer'), sku)]);
  return {
    'GET /api/payouts/seller': () => () => meera.get('/api/payouts/seller'),
    'GET /api/payouts/balance': () => () => meera.get('/api/payouts/balance'),
    'GET /api/admin/own-commission': () => () => meera.get('/api/admin/own-commission'),
    'GET /api/payouts/{id}': () => () => meera.get(`/api/payouts/${own}`),
    'GET /api/payouts/{id}/statement': () => () => meera.get(`/api/payouts/${own}/statement`),
    'GET /api/payouts/{id}/statement/download': () => () => meera.get(`/api/payouts/${own}/statement/download`),
    'PUT /api/payouts/{id}/status': async () => {
      const id = await newPayout();
      return () => admin.put(`/api/payouts/${id}/status?status=PROCESSING`);
    },
    'GET /api/admin/payouts/{id}/account': async () => {
      const owner = await shop.staff({ seller: 'meera', subRole: 'owner' });
      const accountNumber = '001234567890';
      const bankDetails = {
        accountHolderName: 'Meera',
        accountNumber,
        accountNumberAgain: accountNumber,
        ifscCode: 'HDFC0001234',
      };
      await owner.patch('/sellers', { bankDetails });
      return () => admin.get(`/api/admin/payouts/${own}/account`);
    },
    'GET /api/transactions/seller': () => () => meera.get('/api/transactions/seller'),
    'GET /api/admin/overview': () => () => meera.get('/api/admin/overview?days=90'),
    'GET /api/admin/analytics': () => () => admin.get('/api/admin/analytics?days=7'),
    'GET /api/seller/revenue/chart': () => () => meera.get('/api/seller/revenue/chart?type=monthly'),
    'GET /api/transactions': () => () => admin.get('/api/transactions?from=2026-01-01'),
    'GET /api/admin/payouts/preview': () => () => admin.get('/api/admin/payouts/preview'),
    'POST /api/admin/payouts': async () => {
      const body = await payable();
      return () => admin.post('/api/admin/payouts', body);
    },
    'GET /api/admin/payouts': () => () => meera.get('/api/admin/payouts?filter={"status":"PAID"}'),
    'GET /api/admin/payouts/{id}': () => () => meera.get(`/api/admin/payouts/${own}`),
    'PUT /api/admin/payouts/{id}': async () => {
      const id = await newPayout();
      return () => admin.put(`/api/admin/payouts/${id}`, { status: 'PAID', reference: 'UTR1' });
    },
    'GET /api/admin/transactions': () => () => meera.get('/api/admin/transactions?filter={"kind":"sale"}'),
    'GET /api/admin/transactions/{id}': () => () => admin.get(`/api/admin/transactions/${anyTransaction()}`),
    'GET /api/admin/order-sums': () => () => meera.get('/api/admin/order-sums?filter={"from":"2026-01-01"}'),
    'GET /api/admin/order-sums/{id}': () => () => admin.get(`/api/admin/order-sums/${orderInLedger}`),
    'GET /api/admin/order-sums/export.csv': () => () => meera.get('/api/admin/order-sums/export.csv'),
    'GET /api/admin/fee-invoices': () => () => meera.get('/api/admin/fee-invoices?filter={"kind":"FEE_INVOICE"}'),
    'GET /api/admin/fee-invoices/{id}': () => () => meera.get(`/api/admin/fee-invoices/${ownInvoice}`),
    'GET /api/admin/fee-invoices/{id}/download': () => () =>
      meera.get(`/api/admin/fee-invoices/${ownInvoice}/download`),
    'GET /api/admin/documents': () => () => meera.get('/api/admin/documents?filter={"side":"INVOICE"}'),
    'GET /api/admin/documents/{id}': () => () => meera.get(`/api/admin/documents/${ownPaper}`),
    'GET /api/admin/tax-reports': () => () => meera.get('/api/admin/tax-reports?month=2026-10'),
    'GET /api/admin/tax-reports/gstr1.json': () => () => meera.get('/api/admin/tax-reports/gstr1.json?month=2026-10'),
    'GET /api/admin/tax-reports/gstr1.zip': () => () => meera.get('/api/admin/tax-reports/gstr1.zip?month=2026-10'),
    'GET /api/admin/tax-reports/gstr8.json': () => () => admin.get('/api/admin/tax-reports/gstr8.json?month=2026-10'),
    'GET /api/admin/tax-reports/gstr8.csv': () => () => admin.get('/api/admin/tax-reports/gstr8.csv?month=2026-10'),
    'GET /api/admin/tax-reports/tds.csv': () => () => admin.get('/api/admin/tax-reports/tds.csv?month=2026-10'),
    'POST /api/admin/remittances/preview': async () => {
      const body = await newFile();
      return () => admin.post('/api/admin/remittances/preview', body);
    },
    'POST /api/admin/remittances': async () => {
      const body = await newFile();
      return () => admin.post('/api/admin/remittances', body);
    },
    'GET /api/admin/remittances/missing': () => () => admin.get('/api/admin/remittances/missing'),
    'GET /api/admin/remittances': () => () => admin.get('/api/admin/remittances?filter={"outcome":"RECEIVED"}'),
    'GET /api/admin/remittances/{id}': async () => {
      await admin.post('/api/admin/remittances', await newFile());
      const id = Number(shop.row('SELECT max(id) AS id FROM cod_remittances').id);
      return () => admin.get(`/api/admin/remittances/${id}`);
    },
  };
}
