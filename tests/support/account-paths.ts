import { decodeJwt } from 'jose';
import { buy } from './buy.ts';
import { codeToDelete } from './delete-account.ts';
import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { Persona } from './persona.ts';
import { newMobile, pushWhatsApp } from './messages.ts';
import { codeAtMobile, offerMobileCodes, withMobile } from './mobile-sign-in.ts';
import type { TestShop } from './shop.ts';

/** Returns the happy paths of an account: its sessions, its data, and its deletion. */
export function accountPaths(shop: TestShop, asha: Persona, sku: MadeSku): Record<string, PreparedCall> {
  let leavers = 0;
  /** Signs up a new person, whose account or session will end. */
  const leaver = () => shop.signUp(`leaver${(leavers += 1)}`);
  return {
    'GET /api/users/export': () => () => asha.get('/api/users/export'),
    'GET /api/users/export/page': () => () => asha.get('/api/users/export/page'),
    'GET /api/users/reviews-to-write': () => () => asha.get('/api/users/reviews-to-write'),
    'GET /api/users/notices': () => () => asha.get('/api/users/notices'),
    'GET /api/users/messages': () => () => asha.get('/api/users/messages'),
    'PUT /api/users/messages': () => () =>
      asha.put('/api/users/messages', {
        mobile: newMobile(),
        language: 'hi',
        choices: [{ channel: 'sms', purpose: 'orders', isGiven: true }],
      }),
    'GET /api/users/sign-in-mobile': () => () => asha.get('/api/users/sign-in-mobile'),
    'POST /api/users/sign-in-mobile/code': async () => {
      await offerMobileCodes(shop);
      return () => asha.post('/api/users/sign-in-mobile/code', { mobile: newMobile() });
    },
    'PUT /api/users/sign-in-mobile': async () => {
      await offerMobileCodes(shop);
      const mobile = newMobile();
      const otp = await codeAtMobile(shop, mobile, () => asha.post('/api/users/sign-in-mobile/code', { mobile }));
      return () => asha.put('/api/users/sign-in-mobile', { mobile, otp });
    },
    'DELETE /api/users/sign-in-mobile': () => () => asha.delete('/api/users/sign-in-mobile'),
    'GET /auth/mobile': () => () => shop.visitor().get('/auth/mobile'),
    'POST /auth/mobile/code': async () => {
      await offerMobileCodes(shop);
      return () => shop.visitor().post('/auth/mobile/code', { mobile: newMobile() });
    },
    'POST /auth/mobile/signIn': async () => {
      await offerMobileCodes(shop);
      const mobile = await withMobile(shop, await leaver());
      const otp = await codeAtMobile(shop, mobile, () => shop.visitor().post('/auth/mobile/code', { mobile }));
      return () => shop.visitor().post('/auth/mobile/signIn', { mobile, otp });
    },
    'POST /webhooks/whatsapp': () => () => pushWhatsApp(shop.visitor(), { statuses: [] }),
    'POST /webhooks/sms': () => () => shop.visitor().post('/webhooks/sms?token=sandbox-sms-token', []),
    'PUT /api/users/notices': () => () => asha.put('/api/users/notices', { reviewReminder: false }),
    'GET /api/users/deletion': () => () => asha.get('/api/users/deletion'),
    'POST /api/users/deletion/code': async () => {
      const unsure = await leaver();
      return () => unsure.post('/api/users/deletion/code', { email: unsure.email });
    },
    'POST /api/users/deletion': async () => {
      const gone = await leaver();
      const otp = await codeToDelete(shop, gone);
      return () => gone.post('/api/users/deletion', { otp });
    },
    'DELETE /api/users/deletion': async () => {
      const staying = await leaver();
      await buy(staying, sku);
      await staying.post('/api/users/deletion', { otp: await codeToDelete(shop, staying) });
      return () => staying.delete('/api/users/deletion');
    },
    'GET /api/users/sessions': () => () => asha.get('/api/users/sessions'),
    'DELETE /api/users/sessions/{sessionId}': async () => {
      const roaming = await leaver();
      return () => roaming.delete(`/api/users/sessions/${String(decodeJwt(roaming.token!).sid)}`);
    },
    'DELETE /api/users/sessions': () => () => asha.delete('/api/users/sessions'),
  };
}
