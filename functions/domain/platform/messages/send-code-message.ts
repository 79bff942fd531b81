import * as z from 'zod/mini';
import { shopNameOf } from '#contract/shop/brand.ts';
import { CODE_VALID_MINUTES } from '#contract/shop/policy.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { MessageSettings } from '#contract/shop/messages.ts';
import type { Shop } from '../../shop.ts';
import { outboxKind } from '../outbox/index.ts';
import { currentSettings } from '../settings/index.ts';
import { messageKind } from './message-kind.ts';
import { isWithService, sendByFirst, wayOf } from './send-message.ts';
import type { Way } from './send-message.ts';
import { messagesOfEvent } from './statements.ts';

const MINUTE_MS = 60_000;

/** An OTP to a mobile. Its text names no purpose, so that one template serves all. */
export const codeMessage = messageKind('codeByMobile', {
  title: 'OTP to a mobile',
  when: 'when who confirmed a mobile signs in with it, or a shopper confirms one',
  purpose: 'signIn',
  isUrgent: true,
  sample: { code: '482913' },
  words: {
    en: 'Your {shop} OTP is {code}. It is valid for 10 minutes. Nobody from us will ever ask you for it.',
    hi: 'आपका {shop} OTP {code} है। यह 10 मिनट तक चलेगा। हमारी तरफ़ से कोई भी आपसे यह कभी नहीं पूछेगा।',
  },
});

/** The outbox item of an OTP. An item that is given up loses its code. */
export const codeToMobile = outboxKind(
  'codeToMobile',
  z.object({
    userId: z.number(),
    /** Ten digits. */
    mobile: z.string(),
    code: z.string(),
    language: z.enum(LANGUAGES),
    /** When it was requested, epoch milliseconds. */
    at: z.number(),
  }),
  async (shop, { userId, mobile, code, language, at }, event) => {
    if (shop.clock() - at > CODE_VALID_MINUTES * MINUTE_MS) return;
    const [tried, { policy }] = await shop.read(messagesOfEvent({ event, userId }), currentSettings());
    if (await isWithService(shop, tried)) return;
    const values = { code, shop: shopNameOf(policy, shop.origin) };
    const ways = waysOfCode(shop, policy.messages, mobile, language);
    await sendByFirst(shop, codeMessage, { userId, event, order: null, values, stored: {} }, ways, tried);
  },
);

/** Returns whether the shop can send OTPs to mobiles, and its owner wants it. */
export function sendsCodes(shop: Shop, settings: MessageSettings): boolean {
  return settings.codesByMobile && waysOfCode(shop, settings, '', 'en').length > 0;
}

/** An SMS reaches each phone, so it is the first way. A channel that has no text in a language has one in English. */
function waysOfCode(shop: Shop, settings: MessageSettings, mobile: string, language: Language): Way[] {
  return (['sms', 'whatsApp'] as const).flatMap((channel) => {
    const [inLanguage] = wayOf(shop, codeMessage, { channel, mobile, language, settings });
    return inLanguage ?? wayOf(shop, codeMessage, { channel, mobile, language: 'en', settings });
  });
}
