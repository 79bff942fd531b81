import { call } from '../providers/call.ts';
import { browserHandle } from '../providers/session.ts';
import { door } from '../providers/door.ts';

/** Asks for a code at this door. @throws HttpError in the words of the refusal */
export async function sendCode(email: string): Promise<void> {
  await call(door.sendCodeCall, { method: 'POST', body: JSON.stringify({ email, handle: browserHandle() }) });
}
