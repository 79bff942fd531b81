/**
 * `npm run admin -- list`, `npm run admin -- add EMAIL NAME MOBILE` and `npm run admin -- reset-factor EMAIL`: lists the
 * platform's staff, adds an owner, and removes the second factor of a person who lost it. They are for whoever holds the
 * data folder (`--data DIR`), or the database's token: if DATABASE_URL is set, they use the records on that server. They
 * also work while the shop is open.
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Email, FullName, Mobile } from '#contract/calls/auth.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { resetSecondFactor } from '../functions/domain/accounts/auth/index.ts';
import { addAdmin, listAdmins } from '../functions/domain/accounts/staff/index.ts';
import type { Shop } from '../functions/domain/shop.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openCommandDb } from './command-db.ts';
import { commandShop } from './command-shop.ts';
import { explained } from './explained.ts';

const USAGE = `Please give one of these:
  npm run admin -- list
  npm run admin -- add EMAIL "NAME" MOBILE
  npm run admin -- reset-factor EMAIL`;

const COMMANDS = new Map([
  ['list', list],
  ['add', add],
  ['reset-factor', resetFactor],
]);

const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });

await explained(async () => {
  const [command, ...words] = positionals;
  const run = COMMANDS.get(command ?? '');
  if (!run) throw new CannotStart(USAGE);
  await run(commandShop(await openCommandDb(values.data), 'admin'), words);
});
process.exit(0);

async function list(shop: Shop): Promise<void> {
  const admins = await listAdmins(shop);
  if (admins.length === 0) console.log('The platform has no staff.');
  for (const admin of admins) {
    const signIn = admin.lastSignInAt === null ? 'none in a month' : new Date(admin.lastSignInAt).toISOString();
    console.log(
      [
        admin.email,
        admin.fullName,
        admin.subRole,
        `blocked: ${admin.blockedAt === null ? 'no' : 'yes'}`,
        `second factor: ${admin.hasSecondFactor ? 'yes' : 'no'}`,
        `last sign-in: ${signIn}`,
      ].join('  '),
    );
  }
}

async function add(shop: Shop, [email, fullName, ...mobile]: string[]): Promise<void> {
  const person = {
    email: wordOf(Email, 'EMAIL', email),
    fullName: wordOf(FullName, 'NAME', fullName),
    mobile: wordOf(Mobile, 'MOBILE', mobile.join(' ')),
  };
  const result = await addAdmin(shop, person).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new CannotStart(error.message);
  });
  console.log(
    {
      added: `${person.email} is an owner now, and signs in at /admin with a mailed code.`,
      promoted: `${person.email} has an account already. It is an owner now, with its own name and mobile.`,
      known: `${person.email} is an owner already. Nothing was changed.`,
    }[result],
  );
}

async function resetFactor(shop: Shop, [word]: string[]): Promise<void> {
  const email = wordOf(Email, 'EMAIL', word);
  const hadFactor = await resetSecondFactor(shop, email).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    throw new CannotStart(`Nobody has the email ${email}.`);
  });
  console.log(
    hadFactor
      ? `The second factor of ${email} is removed, with its recovery codes and passkeys. All sessions are ended, and a mail says so. ${email} signs in with a mailed code and sets up a new one.`
      : `${email} has no second factor. Nothing was changed.`,
  );
}

/** @throws CannotStart when a word of the command is missing or invalid */
function wordOf(schema: typeof Email | typeof FullName | typeof Mobile, name: string, word = ''): string {
  const read = z.safeDecode(schema, word);
  if (read.success) return read.data;
  throw new CannotStart(
    `${name} is ${word === '' ? 'missing' : `not right: ${read.error.issues[0]!.message}`}.\n${USAGE}`,
  );
}
