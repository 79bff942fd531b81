import { call } from '../providers/call.ts';
import { browserHandle } from '../providers/session.ts';
import { entrance } from '../providers/entrance.ts';

/** Asks for a code at this entrance. @throws HttpError in the words of the refusal */
export async function sendCode(email: string): Promise<void> {
  await call(entrance.sendCodeCall, { method: 'POST', body: JSON.stringify({ email, handle: browserHandle() }) });
}
