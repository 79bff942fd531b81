import { deadItem } from './dead-item.ts';
import type { PreparedCall } from './happy-paths.ts';
import { atServices, newMobile, sentMessage } from './messages.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of operating the shop: jobs, publishing, and the outbox. */
export function systemPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  return {
    'GET /api/admin/jobs': () => () => admin.get('/api/admin/jobs'),
    'POST /api/admin/jobs/{name}/run': () => () => admin.post('/api/admin/jobs/purge-expired/run'),
    'GET /api/admin/doctor': () => () => admin.get('/api/admin/doctor?quick=true'),
    'GET /api/admin/publishing': () => () => shop.seller('meera').get('/api/admin/publishing'),
    'GET /api/admin/audit/export.csv': () => () => admin.get('/api/admin/audit/export.csv'),
    'GET /api/admin/messages': () => () => admin.get('/api/admin/messages?filter={"status":"sent"}'),
    'GET /api/admin/messages/templates': () => () => admin.get('/api/admin/messages/templates'),
    'GET /api/admin/messages/{id}': async () => {
      const id = await sentMessage(shop);
      return () => admin.get(`/api/admin/messages/${id}`);
    },
    'GET /api/admin/message-replies': () => () => admin.get('/api/admin/message-replies?filter={"outcome":"unread"}'),
    'GET /api/admin/message-replies/{id}': async () => {
      const text = `Kab aayega ${crypto.randomUUID()}?`;
      await atServices(shop, 'reply', { mobile: newMobile(), text });
      const { id } = shop.row('SELECT id FROM message_replies WHERE text = ?', text);
      return () => admin.get(`/api/admin/message-replies/${Number(id)}`);
    },
    'GET /api/admin/outbox': () => () => admin.get('/api/admin/outbox?filter={"status":"sent"}'),
    'GET /api/admin/outbox/{id}': () => {
      const id = Number(shop.row('SELECT max(id) AS id FROM outbox').id);
      return () => admin.get(`/api/admin/outbox/${id}`);
    },
    'POST /api/admin/outbox/{id}/resend': () => {
      const id = deadItem(shop, `told-${crypto.randomUUID()}`, { name: 'emailChanged', newEmail: 'new@example.in' });
      return () => admin.post(`/api/admin/outbox/${id}/resend`);
    },
  };
}
