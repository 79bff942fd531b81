import { SYSTEM } from '../../contract/calls/actor.ts';
import { tokensOf } from '../../functions/domain/accounts/auth/token.ts';
import { changeSettings, currentSettings } from '../../functions/domain/platform/settings/index.ts';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import type { EmbeddedDb } from '../../functions/node/open-db.ts';
import { seedingShop } from '../../scripts/seed-shop.ts';
import { goodsIn } from '../support/goods.ts';
import type { Person, Scene } from './calls.ts';

/** A request limit per minute that one machine cannot reach. */
const NO_LIMIT = 100_000_000;
const SKUS = 20;
const STOCK = 500_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Fills the records of a closed shop with stock, and with people who have a session and a cart of two pieces. */
export async function setScene(dataDir: string, count: number): Promise<Scene> {
  const { databasePath, sessionSecret } = openDataFolder(dataDir);
  const goods = goodsIn(databasePath, 'bench');
  const skuIds: number[] = [];
  for (let made = 0; made < SKUS; made += 1) skuIds.push((await goods.sku({ stock: STOCK })).skuId);

  const db = openEmbeddedDb(databasePath);
  try {
    await liftLimits(db);
    const people = await addPeople(db, sessionSecret, count, skuIds.slice(0, 2));
    const { seo_url: seoUrl } = db.connection
      .prepare(
        'SELECT seo_url FROM products JOIN skus ON skus.product_id = products.id GROUP BY products.id ORDER BY count(*) DESC, products.id',
      )
      .get([]) as { seo_url: string };
    return { people, skuIds, seoUrl };
  } finally {
    db.close();
  }
}

export async function liftLimits(db: EmbeddedDb): Promise<void> {
  const [{ version, policy }] = await db.read(currentSettings());
  const rateLimits = { sendCode: NO_LIMIT, tryCode: NO_LIMIT, tryCoupon: NO_LIMIT, write: NO_LIMIT, read: NO_LIMIT };
  await changeSettings(seedingShop(db), SYSTEM, { version, policy: { ...policy, rateLimits } });
}

async function addPeople(db: EmbeddedDb, secret: string, count: number, cart: number[]): Promise<Person[]> {
  const now = Date.now();
  const expiresAt = now + WEEK_MS;
  const tokens = await tokensOf(secret);
  const run = (sql: string, ...values: unknown[]) => Number(db.connection.prepare(sql).run(values).lastInsertRowid);
  const people: Person[] = [];
  db.connection.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
  for (let index = 0; index < count; index += 1) {
    const email = `person.${String(index).padStart(5, '0')}@bench.example`;
    const sessionId = crypto.randomUUID();
    const userId = run(
      "INSERT INTO users (created_at, updated_at, email, email_verified_at, full_name, mobile) VALUES (?, ?, ?, ?, 'Asha Rao', '9848012345')",
      now,
      now,
      email,
      now,
    );
    const membershipId = run(
      "INSERT INTO memberships (created_at, updated_at, user_id, role) VALUES (?, ?, ?, 'ROLE_CUSTOMER')",
      now,
      now,
      userId,
    );
    run(
      'INSERT INTO sessions (id, user_id, membership_id, created_at, expires_at, last_seen_at) VALUES (?, ?, ?, ?, ?, ?)',
      sessionId,
      userId,
      membershipId,
      now,
      expiresAt,
      now + WEEK_MS / 7,
    );
    const lines: { id: number; quantity: number; createdAt: number }[] = [];
    for (const skuId of cart) {
      const id = run(
        'INSERT INTO cart_items (user_id, sku_id, quantity, created_at, updated_at) VALUES (?, ?, 1, ?, ?)',
        userId,
        skuId,
        now,
        now,
      );
      lines.push({ id, quantity: 1, createdAt: now });
    }
    const claims = {
      sub: String(userId),
      sid: sessionId,
      role: 'ROLE_CUSTOMER',
      exp: Math.floor(expiresAt / 1000),
    } as const;
    people.push({
      userId,
      keySubject: String(userId),
      email,
      sessionId,
      token: await tokens.sign(claims),
      cartLines: JSON.stringify(lines),
    });
  }
  db.connection.exec('COMMIT');
  return people;
}
