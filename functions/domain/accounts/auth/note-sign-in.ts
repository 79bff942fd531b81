import { eq, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { sessions, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { outboxItemWhere } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { deviceOf } from './device.ts';
import { signedInByMobileMail } from './mails/mobile.ts';
import { newDeviceMail } from './mails/new-device.ts';

const noteDevice = statement((db, params: Params<{ id: string; device: string | null; place: string | null }>) =>
  db
    .update(sessions)
    .set({ device: sql`${params.device}`, place: sql`${params.place}` })
    .where(eq(sessions.id, params.id)),
);

/**
 * The first sign-in proves the email of an account that came with a file. A sign-in on a page in another language than
 * English is the choice of that language; English is the default, so that a sign-in there chooses nothing.
 */
const noteOwner = statement((db, params: Params<{ session: string; language: Language | null; now: number }>) =>
  db
    .update(users)
    .set({
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${params.now})`,
      language: sql`coalesce(${params.language}, ${users.language})`,
    })
    .where(
      sql`${users.id} = (SELECT opened.user_id FROM sessions opened WHERE opened.id = ${params.session})
        AND (${users.emailVerifiedAt} IS NULL OR ${users.language} <> ${params.language})`,
    ),
);

/** The condition that a session was opened in a browser that none of the user's other sessions came from. */
const isNewDevice = (session: Placeholder) => sql`EXISTS (
  SELECT 1 FROM sessions AS opened WHERE opened.id = ${session} AND NOT EXISTS (
    SELECT 1 FROM sessions AS other
    WHERE other.user_id = opened.user_id AND other.id <> opened.id AND other.requester IS opened.requester
  )
)`;

const mailOfNewDevice = outboxItemWhere(({ session }: Params<{ session: string }>) => isNewDevice(session));

const mailOfNewStaffDevice = outboxItemWhere(
  ({ session }: Params<{ session: string }>) => sql`${isNewDevice(session)} AND EXISTS (
    SELECT 1 FROM sessions AS opened JOIN memberships ON memberships.id = opened.membership_id
    WHERE opened.id = ${session} AND memberships.role <> 'ROLE_CUSTOMER'
  )`,
);

/**
 * Returns statements for the batch that opens a session, after its row: they note device and place, mail about a new
 * device, and note that the email is proved and which language the page has. They have no effect if no session was opened.
 * The mail goes to staff, and to shoppers who signed in with a mobile, since mobiles change their owners. Only who is
 * signed in can confirm a mobile, so the email of its account is proved.
 * @param session its id
 * @param mobile that got the OTP, if it was sent to one
 */
export function noteSignIn(
  shop: Shop,
  session: string,
  email: string,
  mobile?: string,
): [Statement<number>, Statement<number>, Statement<number>] {
  const { place, userAgent } = shop.visitor;
  const device = deviceOf(userAgent);
  const key = `device-${session}`;
  const facts = { device, place, at: shop.now };
  return [
    noteDevice({ id: session, device, place }),
    mobile === undefined
      ? mailOfNewStaffDevice(shop, newDeviceMail.item(key, email, facts), { session })
      : mailOfNewDevice(shop, signedInByMobileMail.item(key, email, { mobile, ...facts }), { session }),
    noteOwner({ session, language: shop.language === 'en' ? null : shop.language, now: shop.now }),
  ];
}
