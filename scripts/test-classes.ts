/**
 * The tests that a run takes. Each test file is in one class: `quick` runs with `npm test`, `full` with `npm run
 * test:full`. A file is quick unless `FULL` names it. `everywhere` adds no files: it runs the tests of the API on both
 * runtimes and the tests of the browser in both window sizes. `rest` is `full` without the tests of `quick`.
 */
export const CLASSES = ['quick', 'full', 'rest', 'everywhere'] as const;
export type TestClass = (typeof CLASSES)[number];

/** The reason why a file is not quick. */
export type Reason =
  /** Takes several seconds of processor time. */
  | 'heavy'
  /** Starts or kills processes and waits for them. */
  | 'processes'
  /** Starts a libSQL server. */
  | 'libSQL'
  /** Another file tests the same screens or calls more briefly. */
  | 'detail';

export const FULL: Readonly<Record<string, Reason>> = {
  'functions/domain/whole-shop/doctor/doctor.test.ts': 'heavy',
  'functions/node/machine-checks.test.ts': 'heavy',
  'functions/node/render-ahead.test.ts': 'processes',
  'functions/node/folder-lock.test.ts': 'processes',
  'functions/node/image-queue.test.ts': 'processes',
  'functions/node/pdf-renderer.test.ts': 'processes',
  'functions/node/resolve-once.test.ts': 'processes',
  'functions/node/two-processes.test.ts': 'processes',
  'tests/api/auth/passwords.test.ts': 'heavy',
  'tests/api/auth/same-work.test.ts': 'heavy',
  'tests/api/auth/second-factor-replays.test.ts': 'heavy',
  'tests/api/console/moving-in-interrupted.test.ts': 'heavy',
  'tests/api/content/policy-pages.test.ts': 'processes',
  'tests/api/festivals/calendar.test.ts': 'heavy',
  'tests/api/jobs/jobs.test.ts': 'heavy',
  'tests/api/jobs/purge-expired.test.ts': 'processes',
  'tests/api/orders/census.test.ts': 'heavy',
  'tests/api/payments/crash.test.ts': 'processes',
  'tests/api/payments/nth-call.test.ts': 'heavy',
  'tests/api/payments/replays.test.ts': 'heavy',
  'tests/api/payments/two-at-once.test.ts': 'heavy',
  'tests/api/platform/admin-command.test.ts': 'processes',
  'tests/api/platform/broken-storage.test.ts': 'processes',
  'tests/api/platform/changed-secrets.test.ts': 'processes',
  'tests/api/platform/crash.test.ts': 'processes',
  'tests/api/platform/database-trouble.test.ts': 'libSQL',
  'tests/api/platform/full-disk.test.ts': 'processes',
  'tests/api/platform/hostile-texts.test.ts': 'heavy',
  'tests/api/platform/locked-database.test.ts': 'processes',
  'tests/api/platform/move.test.ts': 'libSQL',
  'tests/api/platform/query-plans.test.ts': 'heavy',
  'tests/api/platform/round-trips.test.ts': 'libSQL',
  'tests/api/platform/sockets.test.ts': 'processes',
  'tests/api/platform/start.test.ts': 'processes',
  'tests/api/platform/texts.test.ts': 'heavy',
  'tests/api/products/search-out-of-order.test.ts': 'processes',
  'tests/api/products/without-picture.test.ts': 'heavy',
  'tests/api/shipping/courier-faults.test.ts': 'heavy',
  'tests/api/shipping/nth-call.test.ts': 'heavy',
  'tests/api/shipping/replays.test.ts': 'heavy',
  'tests/api/somebody-elses.test.ts': 'heavy',
  'tests/browser/account.test.ts': 'detail',
  'tests/browser/axe.test.ts': 'detail',
  'tests/browser/blog.test.ts': 'detail',
  'tests/browser/browsing.test.ts': 'detail',
  'tests/browser/card-pictures.test.ts': 'detail',
  'tests/browser/checkout.test.ts': 'detail',
  'tests/browser/confirm-order.test.ts': 'detail',
  'tests/browser/console-forms.test.ts': 'detail',
  'tests/browser/console.test.ts': 'detail',
  'tests/browser/content.test.ts': 'detail',
  'tests/browser/dark.test.ts': 'detail',
  'tests/browser/delivery.test.ts': 'detail',
  'tests/browser/emails.test.ts': 'detail',
  'tests/browser/failures.test.ts': 'detail',
  'tests/browser/festivals.test.ts': 'detail',
  'tests/browser/files.test.ts': 'detail',
  'tests/browser/first-screens.test.ts': 'detail',
  'tests/browser/forgot-password.test.ts': 'detail',
  'tests/browser/goods.test.ts': 'detail',
  'tests/browser/imports.test.ts': 'detail',
  'tests/browser/kept.test.ts': 'detail',
  'tests/browser/low-window.test.ts': 'detail',
  'tests/browser/over-the-page.test.ts': 'detail',
  'tests/browser/pasted.test.ts': 'detail',
  'tests/browser/people.test.ts': 'detail',
  'tests/browser/product.test.ts': 'detail',
  'tests/browser/reviews.test.ts': 'detail',
  'tests/browser/seller-keyboard.test.ts': 'detail',
  'tests/browser/session-ends.test.ts': 'detail',
  'tests/browser/share.test.ts': 'detail',
  'tests/browser/social-proof.test.ts': 'detail',
  'tests/browser/staff-as-shoppers.test.ts': 'detail',
  'tests/browser/static-pages.test.ts': 'detail',
  'tests/browser/sub-roles.test.ts': 'detail',
  'tests/browser/tabs-and-storage.test.ts': 'detail',
  'tests/browser/today.test.ts': 'detail',
  'tests/browser/tracking.test.ts': 'detail',
  'tests/browser/unpaid-orders.test.ts': 'detail',
  'tests/browser/write-post.test.ts': 'detail',
  'tests/repo/dev-server.test.ts': 'processes',
  'tests/repo/same-seed.test.ts': 'heavy',
  'tests/site/drawing.test.ts': 'processes',
};

export const FULL_FILES = Object.keys(FULL);

/** The folders of each project's test files. The files of `node` also run on Workers. */
export const FOLDERS = {
  unit: ['contract', 'panchang', 'functions', 'demo', 'src', 'admin', 'tests/support'],
  repo: ['tests/repo'],
  node: ['tests/api'],
  site: ['tests/site'],
  browser: ['tests/browser'],
} as const;
export type Project = keyof typeof FOLDERS;

/** Returns the project of a test file; undefined if no project includes it. */
export function projectOf(path: string): Project | undefined {
  const projects = Object.entries(FOLDERS) as [Project, readonly string[]][];
  return projects.find(([, folders]) => folders.some((folder) => path.startsWith(`${folder}/`)))?.[0];
}

/** The tag of tests that belong to the class `full` although their browser test file is quick. */
export const FULL_TAG = '@full';

/**
 * The tests of the API that `npm test` runs on workerd. The other classes run the tests that `ON_BOTH_RUNTIMES` names
 * for a file.
 */
export const QUICK_ON_WORKERD = [
  'every-call',
  'platform/headers',
  'platform/bodies',
  'platform/idempotency',
  'orders/place-order-once',
  'orders/invoices',
  'media/uploads',
  'auth/sign-in',
] as const;

/** The class that this process runs; all tests of `npm run test:full` by default. */
export const TEST_CLASS = classOf(process.env.TEST_CLASS ?? 'full');

function classOf(name: string): TestClass {
  const known = CLASSES.find((testClass) => testClass === name);
  if (!known) throw new Error(`TEST_CLASS is ${name}, and one of ${CLASSES.join(', ')} is wanted.`);
  return known;
}
