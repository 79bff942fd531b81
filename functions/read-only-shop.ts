import type { Db } from './db/db.ts';
import { NO_PAGES, NO_VISITOR } from './domain/shop.ts';
import { noCouriers } from './providers/couriers/no-couriers.ts';
import type { Shop } from './domain/shop.ts';
import { NO_MAIL } from './providers/mail/no-mail.ts';
import { NO_GATEWAY } from './providers/payments/no-gateway.ts';

/** Returns a shop that can only read, for rendering pages: records and the time, without services. */
export function readOnlyShop({ read, write }: Db, origin: string, now = Date.now()): Shop {
  const never = () => {
    throw new Error('Whoever draws pages only reads.');
  };
  return {
    read,
    write,
    now,
    clock: () => now,
    realTime: () => now,
    random: { bytes: never },
    keyedHash: never,
    sealingKeys: [],
    signToken: never,
    mail: NO_MAIL,
    mailTemplates: [],
    outboxKinds: new Map(),
    couriers: noCouriers,
    renderDocuments: () => Promise.reject(new Error('Nothing is printed here.')),
    drawPage: () => Promise.reject(new Error('Nothing is drawn here.')),
    payments: NO_GATEWAY,
    pages: NO_PAGES,
    runtimeChecks: [],
    files: { put: never, describe: never, get: never, remove: never },
    origin,
    log: { info: () => {}, error: () => {} },
    after: never,
    requestId: 'pages',
    visitor: NO_VISITOR,
    language: 'en',
    memory: {},
    noteResult: () => {},
  };
}
