import type { Msg91Keys } from '../../providers/messages/msg91.ts';
import type { WhatsAppKeys } from '../../providers/messages/whatsapp.ts';

/** The sandbox's keys, for the shop, its message services and scripts that sign. */
export const SANDBOX_WHATSAPP: WhatsAppKeys = {
  token: 'sandbox-whatsapp-token',
  phoneNumberId: '100200300400500',
  appSecret: 'sandbox-app-secret',
  verifyToken: 'sandbox-verify-token',
};
export const SANDBOX_SMS: Msg91Keys = {
  authKey: 'sandbox-auth-key',
  senderId: 'SNDBOX',
  webhookToken: 'sandbox-sms-token',
};
