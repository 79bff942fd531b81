import type { Db } from '../functions/db/db.ts';
import { OUTBOX_KINDS } from '../functions/outbox-kinds.ts';
import { NO_PAGES, NO_VISITOR } from '../functions/domain/shop.ts';
import type { Shop } from '../functions/domain/shop.ts';
import { jsonLog } from '../functions/node/log.ts';
import { systemRandom } from '../functions/node/system-random.ts';
import { noCouriers } from '../functions/providers/couriers/no-couriers.ts';
import { NO_MAIL } from '../functions/providers/mail/no-mail.ts';
import { NO_GATEWAY } from '../functions/providers/payments/no-gateway.ts';

const noFiles = () => Promise.reject(new Error('A command keeps no files of people.'));

/**
 * Returns the context of a command: the real time, the system's random numbers, and no mails, sessions or secrets.
 * @param name the command's name, for the audit log
 */
export function commandShop(db: Db, name: string, now = Date.now()): Shop {
  return {
    read: db.read,
    write: db.write,
    now,
    clock: () => now,
    realTime: Date.now,
    random: systemRandom,
    visitor: NO_VISITOR,
    language: 'en',
    keyedHash: () => Promise.reject(new Error('A command keeps no secrets.')),
    sealingKeys: [],
    signToken: () => Promise.reject(new Error('A command opens no sessions.')),
    mail: NO_MAIL,
    mailTemplates: [],
    outboxKinds: OUTBOX_KINDS,
    couriers: noCouriers,
    renderDocuments: () => Promise.reject(new Error('Nothing is printed here.')),
    drawPage: () => Promise.reject(new Error('Nothing is drawn here.')),
    payments: NO_GATEWAY,
    pages: NO_PAGES,
    runtimeChecks: [],
    files: { put: noFiles, describe: noFiles, get: noFiles, remove: noFiles },
    origin: '',
    log: jsonLog,
    after: () => {},
    requestId: name,
    memory: {},
    noteResult: () => {},
  };
}
