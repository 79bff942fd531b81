import { sql } from 'drizzle-orm';
import { messageConsents, messageReplies, messages } from '../../../db/schema/index.ts';
import { byUser, people, REMOVED } from './person.ts';
import type { PersonalTable } from './person.ts';

/** Messages by WhatsApp and SMS. Replies are found through the messages, so they come first. */
export const MESSAGE_DATA: Record<string, PersonalTable> = {
  message_consents: people(messageConsents, {
    rows: byUser(messageConsents.userId),
    copy: {
      title: 'Messages you allowed or stopped',
      shown: {
        at: messageConsents.at,
        mobile: messageConsents.mobile,
        way: messageConsents.channel,
        purpose: messageConsents.purpose,
        isGiven: messageConsents.isGiven,
        language: messageConsents.language,
        words: messageConsents.words,
        source: messageConsents.source,
      },
    },
    fate: REMOVED,
  }),
  message_replies: people(messageReplies, {
    rows: ({ userId }) => sql`${messageReplies.mobile} IN (SELECT mobile FROM messages WHERE user_id = ${userId})`,
    copy: {
      title: 'Your replies to messages',
      shown: { at: messageReplies.at, mobile: messageReplies.mobile, text: messageReplies.text },
    },
    fate: REMOVED,
  }),
  messages: people(messages, {
    rows: byUser(messages.userId),
    copy: {
      title: 'Messages we sent you',
      shown: {
        at: messages.createdAt,
        mobile: messages.mobile,
        way: messages.channel,
        message: messages.kind,
        order: messages.orderNumber,
        status: messages.status,
      },
    },
    fate: REMOVED,
  }),
};
