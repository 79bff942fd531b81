import type { Language } from '../languages.ts';

/** The channels of messages to mobiles. */
export const MESSAGE_CHANNELS = ['whatsApp', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
export const MESSAGE_CHANNEL_NAMES: Record<MessageChannel, string> = { whatsApp: 'WhatsApp', sms: 'SMS' };

/** What a person allows messages for, each by itself. Sellers allow `selling`. */
export const MESSAGE_PURPOSES = ['orders', 'offers', 'selling'] as const;
export type MessagePurpose = (typeof MESSAGE_PURPOSES)[number];

/** What messages are for. An OTP needs no consent: the person has just asked for it. */
export const SENT_PURPOSES = [...MESSAGE_PURPOSES, 'signIn'] as const;
export type SentPurpose = (typeof SENT_PURPOSES)[number];

/** What a person agrees to, for a channel. */
const CONSENT_WORDS: Record<MessagePurpose, Record<Language, (channel: string) => string>> = {
  orders: {
    en: (channel) => `Send me updates of my orders by ${channel}.`,
    hi: (channel) => `मुझे मेरे ऑर्डर की जानकारी ${channel} पर भेजें।`,
  },
  offers: {
    en: (channel) => `Send me offers by ${channel}.`,
    hi: (channel) => `मुझे ऑफ़र ${channel} पर भेजें।`,
  },
  selling: {
    en: (channel) => `Send me new orders, pick-ups and payouts of my business by ${channel}.`,
    hi: (channel) => `मुझे मेरे बिज़नेस के नए ऑर्डर, पिक-अप और पेआउट की जानकारी ${channel} पर भेजें।`,
  },
};

/** How the person withdraws a consent. Nobody can reply to an SMS: its sender is a registered name. */
const WITHDRAWAL_WORDS: Record<MessageChannel, Record<Language, string>> = {
  whatsApp: {
    en: 'I can stop them in my account or by replying STOP.',
    hi: 'इसे अपने अकाउंट में या STOP लिखकर कभी भी बंद किया जा सकता है।',
  },
  sms: {
    en: 'I can stop them in my account.',
    hi: 'इसे अपने अकाउंट में कभी भी बंद किया जा सकता है।',
  },
};

/**
 * Returns the sentences a person agrees to. They are stored with the consent, so a change of them changes no earlier
 * consent.
 */
export function consentWords(purpose: MessagePurpose, channel: MessageChannel, language: Language): string {
  const given = CONSENT_WORDS[purpose][language](MESSAGE_CHANNEL_NAMES[channel]);
  return `${given} ${WITHDRAWAL_WORDS[channel][language]}`;
}
