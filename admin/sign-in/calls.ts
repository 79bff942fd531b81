import { call } from '../providers/call.ts';
import type { Session } from '#contract/calls/auth.ts';
import { browserHandle, keepSession } from '../providers/session.ts';
import { entrance } from '../providers/entrance.ts';

/** Asks for a code at this entrance. @throws HttpError in the words of the refusal */
export async function sendCode(email: string): Promise<void> {
  await call(entrance.sendCodeCall, { method: 'POST', body: JSON.stringify({ email, handle: browserHandle() }) });
}

const INVITATIONS = '/api/invitations';

/** Answers with the invitation of a token. */
export const OPEN_INVITATION = `${INVITATIONS}/open`;

/** Asks for the code an invitation is accepted with. @throws HttpError in the words of the refusal */
export async function sendJoinCode(token: string, email: string): Promise<void> {
  const body = JSON.stringify({ token, email, handle: browserHandle() });
  await call(`${INVITATIONS}/code`, { method: 'POST', body });
}

/** Accepts an invitation, and keeps the session it opens. @throws HttpError in the words of the refusal */
export async function join(values: { token: string; otp: string; fullName?: string; mobile?: string }): Promise<void> {
  const body = JSON.stringify({ ...values, handle: browserHandle() });
  const { json } = await call(`${INVITATIONS}/accept`, { method: 'POST', body });
  keepSession(json as Session);
}
