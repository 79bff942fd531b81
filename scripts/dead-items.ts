/**
 * `npm run outbox:dead [-- --data DIR]`: lists the outbox items that the shop gave up sending. `npm run outbox:dead --
 * --resend ID --by EMAIL` makes one item due again, in the name of an admin with that permission. The shop's job sends
 * it within a minute. If DATABASE_URL is set, the command reads the records on that server. It also works while the
 * shop is open.
 */
import { parseArgs } from 'node:util';
import { Refusal } from '#contract/calls/refusals.ts';
import { mayDo } from '#contract/calls/permissions.ts';
import { listDead, resendDead } from '../functions/domain/platform/outbox/index.ts';
import { adminByEmail } from '../functions/domain/accounts/users/index.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openCommandDb } from './command-db.ts';
import { commandShop } from './command-shop.ts';
import { explained } from './explained.ts';

const { data, resend, by } = parseArgs({
  options: { data: { type: 'string' }, resend: { type: 'string' }, by: { type: 'string' } },
}).values;

await explained(async () => {
  const shop = commandShop(await openCommandDb(data), 'outbox:dead');
  if (resend !== undefined) {
    const [[admin]] = await shop.read(adminByEmail({ email: by ?? '' }));
    if (!admin) throw new CannotStart('Please name an admin of the shop: --by EMAIL.');
    if (!mayDo(admin.subRole, 'system.write')) throw new CannotStart(`${by} may not send anything again.`);
    await resendDead(shop, { kind: 'admin', userId: admin.id }, Number(resend)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new CannotStart(`There is no item ${resend} that can be sent again.`);
    });
    console.log(`Item ${resend} is tried again.`);
  }
  const dead = await listDead(shop);
  for (const { id, kind, key, attempts, lastError, createdAt, canBeSentAgain } of dead) {
    const again = canBeSentAgain ? '' : '; held a code, cannot be sent again';
    console.log(
      `${id}  ${kind} ${key} of ${new Date(createdAt).toISOString()}, ${attempts} tries: ${lastError}${again}`,
    );
  }
  if (dead.length === 0) console.log('Nothing was given up.');
});
process.exit(0);
