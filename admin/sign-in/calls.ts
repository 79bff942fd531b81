import { call } from '../providers/call.ts';
import type { Session } from '#contract/calls/auth.ts';
import { browserHandle, keepSession } from '../providers/session.ts';
import { entrance } from '../providers/entrance.ts';

/** Requests a code at this entrance. @throws HttpError with the message of the refusal */
export async function sendCode(email: string): Promise<void> {
  await call(entrance.sendCodeCall, { method: 'POST', body: JSON.stringify({ email, handle: browserHandle() }) });
}

const INVITATIONS = '/api/invitations';

/** Returns the invitation of a token. */
export const OPEN_INVITATION = `${INVITATIONS}/open`;

/** Requests the code to accept an invitation. @throws HttpError with the message of the refusal */
export async function sendJoinCode(token: string, email: string): Promise<void> {
  const body = JSON.stringify({ token, email, handle: browserHandle() });
  await call(`${INVITATIONS}/code`, { method: 'POST', body });
}

/** Accepts an invitation and stores the session. @throws HttpError with the message of the refusal */
export async function join(values: { token: string; otp: string; fullName?: string; mobile?: string }): Promise<void> {
  const body = JSON.stringify({ ...values, handle: browserHandle() });
  const { json } = await call(`${INVITATIONS}/accept`, { method: 'POST', body });
  keepSession(json as Session);
}
