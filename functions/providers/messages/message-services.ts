import type { MessageServices } from '../../ports/messages.ts';
import { msg91 } from './msg91.ts';
import type { Msg91Keys } from './msg91.ts';
import { whatsAppCloud } from './whatsapp.ts';
import type { WhatsAppKeys } from './whatsapp.ts';

/** Returns the message services for which there are keys. */
export function messageServicesOf(
  fetcher: typeof fetch,
  keys: { whatsApp: WhatsAppKeys | undefined; sms: Msg91Keys | undefined },
): MessageServices {
  return {
    whatsApp: keys.whatsApp && whatsAppCloud(fetcher, keys.whatsApp),
    sms: keys.sms && msg91(fetcher, keys.sms),
  };
}
