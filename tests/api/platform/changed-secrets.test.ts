import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { Payout, PayoutPreview } from '#contract/calls/payouts.ts';
import { ManagedRefund } from '#contract/calls/returns.ts';
import { adminCommand } from '../../support/admin-command.ts';
import { freePort } from '../../support/free-port.ts';
import { startNodeShop } from '../../support/node-shop.ts';
import { A_PASSWORD, memberWithPassword } from '../../support/passwords.ts';
import { Persona } from '../../support/persona.ts';
import { asked, BY_UPI, delivered, through, TO_INSPECTED } from '../../support/returns.ts';
import { codeOf, show, withSecondFactor } from '../../support/second-factor.ts';
import { faultsOf, makeDataFolder, signStaffIn } from '../../support/setup.ts';
import { TestShop } from '../../support/shop.ts';
import { signInAs } from '../../support/sign-in.ts';
import { until } from '../../support/until.ts';
import { startWorkerdShop } from '../../support/workerd-shop.ts';

/** The clock of a shop starts again with it, so each opening moves it beyond the one before. */
const A_DAY = 86_400;
const BETWEEN_SECONDS = 10 * 60;
/** Each test opens a shop three times, on workerd with its records and its Worker. */
const SLOW = { timeout: 240_000 };
const ADMIN = 'admin@ratnahaat.example';
const BANK = { accountHolderName: 'Meera', accountNumber: '001234567890', ifscCode: 'HDFC0001234' };
const NEWSLETTER = /\/subscriptions\/blog\/newsletter\/unsubscribe\?token=\w+/;
const NAMES = ['SESSION_SECRET', 'FORMER_SESSION_SECRET', 'SEALING_SECRET', 'FORMER_SEALING_SECRET'] as const;
type Secrets = Partial<Record<(typeof NAMES)[number], string>>;
const Kept = z.object({ id: z.string(), sessionSecret: z.string(), sealingSecret: z.optional(z.string()) });

const run = inject('running');
const newSecret = () => randomBytes(24).toString('hex');
const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A data folder whose shop is opened several times, each time with other secrets. */
function folderOfSecrets() {
  const data = makeDataFolder('secrets', run.freshPath);
  const keptPath = join(data.path, 'shop.json');
  closing.push(() => data.remove());
  let openings = 0;

  async function start(secrets: Secrets) {
    const environment = Object.fromEntries(NAMES.map((name) => [name, process.env[name]]));
    for (const name of NAMES) process.env[name] = secrets[name] ?? '';
    try {
      if (run.runtime === 'node') {
        const shop = await startNodeShop(data.path, { pages: 'under way', jobs: 'asked for' });
        return { ...shop, siteOrigin: shop.origin, hranaUrl: null };
      }
      const logPath = join(data.path, 'log.jsonl');
      const shop = await startWorkerdShop({ dataDir: data.path, files: 0, port: await freePort(), logPath });
      return { ...shop, origin: shop.directOrigin, siteOrigin: shop.origin, logPath };
    } finally {
      for (const name of NAMES) {
        if (environment[name] === undefined) delete process.env[name];
        else process.env[name] = environment[name];
      }
    }
  }

  return {
    readKept: () => Kept.parse(JSON.parse(readFileSync(keptPath, 'utf8'))),
    writeKept: (secrets: Partial<z.output<typeof Kept>>) =>
      writeFileSync(keptPath, JSON.stringify({ ...JSON.parse(readFileSync(keptPath, 'utf8')), ...secrets })),
    /** Opens the shop, lets `during` use it, closes it, and checks it for faults. */
    async opened(secrets: Secrets, during: (shop: TestShop, ahead: number) => Promise<void>): Promise<void> {
      const { stop, ...running } = await start(secrets);
      const ahead = openings * BETWEEN_SECONDS;
      openings += 1;
      const shop = new TestShop({ ...run, ...running, sessionSecret: '', staffTokens: {} });
      try {
        if (ahead > 0) await shop.advance(ahead);
        Object.assign(shop.running.staffTokens, openings === 1 ? await signStaffIn(running.origin) : {});
        await during(shop, ahead);
      } finally {
        shop.close();
        await stop();
      }
      expect(await faultsOf(running)).toBeUndefined();
    },
  };
}

/** What people have at a shop that depends on its secrets. */
interface Held {
  admin: Persona;
  app: string;
  recoveryCodes: string[];
  payoutId: number;
  refundId: number;
  seller: string;
  unsubscribe: string;
}

/** Enrols the owner, changes a seller's bank account, and leaves a payout and a refund to be paid. */
async function held(shop: TestShop): Promise<Held> {
  const { origin } = shop.running;
  const { accountNumber } = BANK;
  const changed = await shop
    .seller('meera')
    .patch('/sellers', { bankDetails: { ...BANK, accountNumberAgain: accountNumber } });
  expect(changed.status).toBe(200);
  const [asha, sku] = [await shop.customer('asha'), await shop.sku({ price: 900 })];
  const order = await delivered(shop, asha, sku, { way: 'COD' });
  const back = await asked(asha, order, BY_UPI);
  await through(shop.seller('meera'), back.id, [...TO_INSPECTED, 'REFUNDED']);

  const admin = shop.admin();
  const filter = encodeURIComponent(JSON.stringify({ q: order.orderId }));
  const [refund] = (await admin.get(`/api/admin/refunds?filter=${filter}`)).as(z.array(ManagedRefund));
  let payoutId!: number;
  // On some days all is paid out; after the time to return them, more of her sales are payable.
  await shop.later(11 * A_DAY, async () => {
    await shop.job('post-ledger');
    const finance = await shop.staff({ subRole: 'finance' });
    const { sellers } = (await finance.get('/api/admin/payouts/preview')).as(PayoutPreview);
    const meera = sellers.find(
      ({ sellerId }) => sellerId === Number(shop.row("SELECT id FROM sellers WHERE email LIKE 'meera@%'").id),
    )!;
    const made = await finance.post('/api/admin/payouts', {
      sellers: [{ sellerId: meera.sellerId, amount: meera.payable / 100 }],
    });
    payoutId = made.as(z.array(Payout))[0]!.id;
  });
  const { email: seller } = await memberWithPassword(shop);
  const reader = shop.emailOf('reader');
  await shop.visitor().post('/subscriptions/blog/newsletter/subscribe', { email: reader });
  const mail = await until('the mail to the reader', async () => (await shop.mailsTo(reader))[0]);
  const { secret: app, recoveryCodes } = await withSecondFactor(admin);
  return {
    admin: new Persona(origin, admin.token),
    app,
    recoveryCodes,
    payoutId,
    refundId: refund!.id,
    seller,
    unsubscribe: NEWSLETTER.exec(mail.text)![0],
  };
}

async function ownerOf({ running: { origin } }: TestShop): Promise<Persona> {
  return new Persona(origin, await signInAs(origin, 'customer', ADMIN), ADMIN);
}

/** The owner signs in with a code and the app, and reads where money goes; the seller signs in with the password. */
async function expectAllGoesOn(shop: TestShop, ahead: number, one: Held): Promise<Persona> {
  const owner = await ownerOf(shop);
  expect(await owner.get('/api/admin/refunds')).toRefuse(403, 'SECOND_FACTOR_NEEDED');
  expect((await show(owner, codeOf(one.app, ahead))).status).toBe(200);
  expect((await owner.get(`/api/admin/payouts/${one.payoutId}/account`)).json).toEqual(BANK);
  const destination = await owner.get(`/api/admin/refunds/${one.refundId}/destination`);
  expect(destination.json).toMatchObject({ upiId: 'asha.rao@okhdfc' });
  const entered = await shop.visitor().post('/sellers/login', { email: one.seller, password: A_PASSWORD });
  expect(entered.status).toBe(200);
  return owner;
}

const showRecoveryCode = async (shop: TestShop, code: string) => (await show(await ownerOf(shop), code)).status;
const follow = (shop: TestShop, link: string) =>
  shop.visitor().send('POST', link, '', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } });

test(
  'after a change of both secrets everything goes on, also without the former ones once all is sealed again',
  SLOW,
  async () => {
    const folder = folderOfSecrets();
    const { sessionSecret, sealingSecret } = folder.readKept();
    let one!: Held;
    let ofDemo!: number;
    await folder.opened({}, async (shop) => {
      // The demo shop's own values are sealed with the key of the folder in which it was made.
      one = await held(shop);
      // Values of the demo shop have another secret. The seller's account is not one of them any more.
      ofDemo = Number((await shop.job('reseal-secrets')).unreadable);
    });

    const changed = { SESSION_SECRET: newSecret(), SEALING_SECRET: newSecret() };
    const former = { FORMER_SESSION_SECRET: sessionSecret, FORMER_SEALING_SECRET: sealingSecret! };
    await folder.opened({ ...changed, ...former }, async (shop, ahead) => {
      const before = new Persona(shop.running.origin, one.admin.token);
      expect(await before.get('/api/users/profile')).toRefuse(401, 'SESSION_EXPIRED');
      await expectAllGoesOn(shop, ahead, one);
      expect(await follow(shop, one.unsubscribe)).toMatchObject({ status: 200 });
      expect(await shop.job('reseal-secrets')).toEqual({
        resealed: expect.toSatisfy((count: number) => count > 12) as number,
        unreadable: ofDemo,
        remaining: ofDemo,
        remainingOfSessionSecret: 0,
      });
      expect(await shop.job('reseal-secrets')).toMatchObject({ resealed: 0, remaining: ofDemo });
    });

    folder.writeKept({ sessionSecret: newSecret(), sealingSecret: newSecret() });
    await folder.opened(changed, async (shop, ahead) => {
      const owner = await expectAllGoesOn(shop, ahead, one);
      const paid = { paidReference: 'UTR123456789', reason: 'Returned' };
      expect((await owner.put(`/api/admin/refunds/${one.refundId}`, paid)).status).toBe(200);
      await shop.advance(BETWEEN_SECONDS / 2);
      expect(await showRecoveryCode(shop, one.recoveryCodes[0]!)).toBe(200);
      expect((await follow(shop, one.unsubscribe)).status).toBe(404);
    });
  },
);

test('a shop of one secret goes on with another, and says what only the lost one can read', SLOW, async () => {
  const folder = folderOfSecrets();
  const first = newSecret();
  let one!: Held;
  await folder.opened({ SESSION_SECRET: first, SEALING_SECRET: first }, async (shop) => {
    one = await held(shop);
  });

  folder.writeKept({ sessionSecret: newSecret(), sealingSecret: '' });
  await folder.opened({ SESSION_SECRET: newSecret(), FORMER_SESSION_SECRET: first }, async (shop, ahead) => {
    await expectAllGoesOn(shop, ahead, one);
  });

  await folder.opened({ SESSION_SECRET: newSecret() }, async (shop, ahead) => {
    const owner = await ownerOf(shop);
    const refused = await show(owner, codeOf(one.app, ahead));
    expect(refused).toRefuse(409, 'SECOND_FACTOR_UNREADABLE');
    expect(refused.text).toContain(`npm run admin -- reset-factor ${ADMIN}`);
    const { said } = await adminCommand(shop.running, 'reset-factor', ADMIN);
    expect(said).toContain(`The second factor of ${ADMIN} is removed`);
    await shop.advance(BETWEEN_SECONDS / 2);
    const back = await ownerOf(shop);
    await withSecondFactor(back, BETWEEN_SECONDS / 2 + ahead);

    expect(await back.get(`/api/admin/payouts/${one.payoutId}/account`)).toRefuse(409, 'PAYOUT_ACCOUNT_UNREADABLE');
    expect(await back.get(`/api/admin/refunds/${one.refundId}/destination`)).toRefuse(
      409,
      'REFUND_DESTINATION_UNREADABLE',
    );
    await shop.job('send-outbox');
    const [letter] = await shop.mailsTo('meera@ratnahaat.example');
    expect(letter).toMatchObject({ subject: 'Please enter the bank account for your payouts again' });
    const entered = await shop.visitor().post('/sellers/login', { email: one.seller, password: A_PASSWORD });
    expect(entered).toRefuse(401, 'PASSWORD_WRONG');
    const left = await shop.job('reseal-secrets');
    expect(left.resealed).toBe(0);
    expect(left.unreadable).toBe(left.remaining);
    expect(Number(left.unreadable)).toBeGreaterThan(2);
  });
});
