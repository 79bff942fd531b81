import { addDays, kolkataDay } from '#contract/shop/dates.ts';
import { sellerForm } from './forms.ts';
import type { PreparedCall } from './happy-paths.ts';
import { A_PASSWORD } from './passwords.ts';
import { newOwner, registered } from './register.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of sellers: registration, changes, and decisions of the platform. */
export function sellerPaths(shop: TestShop): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const activeSellerId = Number(shop.row("SELECT id FROM sellers WHERE email = 'meera@ratnahaat.example'").id);
  const newSellerId = async () => {
    const { slug } = await shop.newSeller('PENDING_VERIFICATION');
    return Number(shop.row('SELECT id FROM sellers WHERE slug = ?', slug).id);
  };
  return {
    'POST /sellers/create': () => () => shop.visitor().post('/sellers/create', sellerForm(shop.emailOf('registers'))),
    'POST /sellers/confirm': async () => {
      const { token } = await registered(shop, shop.emailOf('confirms'));
      return () => shop.visitor().post('/sellers/confirm', { token, password: A_PASSWORD });
    },
    'GET /sellers/profile': () => () => meera.get('/sellers/profile'),
    'GET /sellers': () => () => shop.visitor().get('/sellers'),
    'GET /sellers/{id}': () => () => shop.visitor().get(`/sellers/${activeSellerId}`),
    'GET /sellers/{id}/papers': () => () => meera.get(`/sellers/${activeSellerId}/papers`),
    'PATCH /sellers': async () => {
      const owner = await newOwner(shop, 'changes');
      const { businessDetails, bankDetails } = sellerForm(owner.email);
      return () => owner.patch('/sellers', { businessDetails, bankDetails });
    },
    'DELETE /sellers/{id}': async () => {
      const id = await newSellerId();
      return () => shop.admin().delete(`/sellers/${id}`);
    },
    'PATCH /admin/seller/{id}/status/{status}': async () => {
      const id = await newSellerId();
      return () => shop.admin().patch(`/admin/seller/${id}/status/ACTIVE`, { reason: 'All papers are right.' });
    },
    'GET /api/admin/sellers': () => () => shop.admin().get('/api/admin/sellers'),
    'GET /api/admin/sellers/{id}': () => () => shop.admin().get(`/api/admin/sellers/${activeSellerId}`),
    'POST /api/admin/sellers': () => () => shop.admin().post('/api/admin/sellers', sellerForm(shop.emailOf('entered'))),
    'GET /api/admin/sellers/{id}/history': () => () => shop.admin().get(`/api/admin/sellers/${activeSellerId}/history`),
    'GET /api/admin/sellers/{id}/performance': () => () =>
      shop.admin().get(`/api/admin/sellers/${activeSellerId}/performance`),
    'PUT /api/admin/sellers/{id}/holiday': async () => {
      const id = await newSellerId();
      const from = addDays(kolkataDay(Date.now()), 60);
      return () => shop.admin().put(`/api/admin/sellers/${id}/holiday`, { holiday: { from, until: from } });
    },
    'PUT /api/admin/sellers/{id}': async () => {
      const id = await newSellerId();
      return () => shop.admin().put(`/api/admin/sellers/${id}`, { status: 'ACTIVE', reason: 'All papers are right.' });
    },
  };
}
