import { call } from './client.ts';
import type { ContactForm, ContactReceipt } from './wire.ts';

export const sendMessage = (form: ContactForm) => call<ContactReceipt>('POST', '/api/contact', { body: form });
