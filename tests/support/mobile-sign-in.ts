import { SignInMobile } from '../../contract/calls/auth.ts';
import { MessageSettings } from '../../contract/calls/store-settings.ts';
import { Message } from '../../contract/calls/wire.ts';
import { messagesTo, newMobile } from './messages.ts';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';

/** Switches OTPs to mobiles on or off in the settings. */
export async function offerMobileCodes(shop: TestShop, codesByMobile = true): Promise<void> {
  const admin = shop.admin();
  const { version: _, ...present } = (await admin.get('/api/admin/settings/messages')).json as Record<string, unknown>;
  const changed = { ...present, codesByMobile, reason: 'Tried out' };
  (await admin.put('/api/admin/settings/messages', changed)).as(MessageSettings);
}

/** Makes a request that sends an OTP to a mobile, and returns the OTP from the newest message. */
export async function codeAtMobile(shop: TestShop, mobile: string, request: () => Promise<unknown>): Promise<string> {
  const newest = (await messagesTo(shop, mobile))[0]?.id ?? 0;
  await request();
  return until(`an OTP to ${mobile}`, async () => {
    const [message] = (await messagesTo(shop, mobile)).filter(({ id }) => id > newest);
    return message && /\b\d{6}\b/.exec(message.text)?.[0];
  });
}

/** Confirms a mobile in a shopper's account, and returns it. */
export async function withMobile(shop: TestShop, shopper: Persona, mobile = newMobile()): Promise<string> {
  const otp = await codeAtMobile(shop, mobile, async () =>
    (await shopper.post('/api/users/sign-in-mobile/code', { mobile })).as(Message),
  );
  (await shopper.put('/api/users/sign-in-mobile', { mobile, otp })).as(SignInMobile);
  return mobile;
}
