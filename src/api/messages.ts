import { call } from './client.ts';
import type { ChangeMessageConsents, MessageConsents } from './wire.ts';

/** Which messages by WhatsApp and SMS the person allows. */
export const getMessageConsents = () => call<MessageConsents>('GET', '/api/users/messages');

export const changeMessageConsents = (change: ChangeMessageConsents) =>
  call<MessageConsents>('PUT', '/api/users/messages', { body: change });
