/** The interval of a job, and its description in the console. */
interface ScheduledJob {
  everySeconds: number;
  does: string;
}

/**
 * The periodic jobs. A job with an interval of up to a minute runs in every process, and the edge runs it each minute.
 * The runs of slower jobs are stored in the database.
 */
export const JOB_SCHEDULE = {
  'send-outbox': {
    everySeconds: 15,
    does: 'Sends the mails, refunds and wishes to couriers that could not be sent at once',
  },
  'track-shipments': { everySeconds: 900, does: 'Asks couriers where parcels are that told nothing for long' },
  'tell-back-in-stock': { everySeconds: 60, does: 'Mails who waits for something that is in stock again' },
  'tell-pickups': { everySeconds: 3600, does: 'Tells sellers in the morning how many parcels are fetched today' },
  'release-holds': { everySeconds: 60, does: 'Gives the stock of orders free that were not paid in time' },
  'cancel-unconfirmed': { everySeconds: 300, does: 'Cancels cash orders that nobody confirmed in time' },
  'reconcile-payments': { everySeconds: 120, does: 'Asks the gateway about payments that told nothing' },
  'post-ledger': { everySeconds: 120, does: 'Writes to the ledger what orders, returns and fees come to' },
  'issue-fee-invoices': { everySeconds: 3600, does: 'Invoices sellers for the fees of a month that is over' },
  publish: { everySeconds: 1, does: 'Brings the pages of the shop up to what was changed' },
  'turn-prices': { everySeconds: 5, does: 'Begins and ends planned prices' },
  'index-search': { everySeconds: 2, does: 'Brings the search up to what was changed' },
  'rank-search': { everySeconds: 86_400, does: 'Ranks products in the search anew' },
  'roll-calendar': { everySeconds: 300, does: 'Moves the festival calendar and the home page on to a new day' },
  'publish-planned-posts': { everySeconds: 300, does: 'Publishes posts of the blog whose time has come' },
  'turn-pages': { everySeconds: 60, does: 'Shows and hides pages and their sections whose time has come' },
  'send-letters': { everySeconds: 60, does: 'Sends the letters of the newsletter whose time has come' },
  'count-bought-together': { everySeconds: 86_400, does: 'Counts what is bought together' },
  'count-cod-outcomes': { everySeconds: 86_400, does: 'Counts refused cash parcels by PIN code and product' },
  'count-sales': { everySeconds: 86_400, does: 'Counts what sold best' },
  'erase-accounts': { everySeconds: 300, does: 'Erases accounts whose owners asked for that' },
  'ask-for-reviews': { everySeconds: 3600, does: 'Asks shoppers by mail to review what came' },
  'tell-price-drops': { everySeconds: 3600, does: 'Mails shoppers about lower prices on their wishlists' },
  'remind-of-carts': { everySeconds: 86_400, does: 'Reminds shoppers of their carts who chose to be reminded' },
  'raise-alarms': {
    everySeconds: 300,
    does: 'Tells the owners of failing jobs, dead items, stopped webhooks and a short disk',
  },
  'purge-expired': { everySeconds: 3600, does: 'Deletes codes, sessions and other data past its time' },
  'note-erasures': {
    everySeconds: 60,
    does: 'Lists erased accounts beside the backups, so that no restore brings them back',
  },
  'back-up': { everySeconds: 3600, does: 'Makes a backup at night, where BACKUP_DIR is set' },
  'reseal-secrets': { everySeconds: 3600, does: 'Encrypts stored secrets with the new key after a change of keys' },
} as const satisfies Record<string, ScheduledJob>;
export type JobName = keyof typeof JOB_SCHEDULE;

export const JOB_NAMES = Object.keys(JOB_SCHEDULE) as JobName[];

/** The longest interval of a job that runs in every process, in seconds. */
const FREQUENT_SECONDS = 60;

/** Returns whether a job's runs are stored, so that it can be requested before its next run. */
export function hasTurns(name: JobName): boolean {
  return JOB_SCHEDULE[name].everySeconds > FREQUENT_SECONDS;
}
