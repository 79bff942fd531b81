import { ConfigurationError, readFirstAdmin } from '../functions/configuration.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import type { Migration } from '../functions/node/migrate.ts';
import { lookAtRemote } from './prepare-remote.ts';
import { askWrangler, readWorker, WranglerFailed } from './wrangler.ts';
import type { WorkerPlace, WorkerSettings } from './wrangler.ts';

/** The address in the project's own wrangler.toml, which every shop replaces. */
const PLACEHOLDER = /\bratnahaat\.example\b/;

/** What a deployment would do. Making a plan changes nothing. */
export interface Plan {
  worker: WorkerSettings;
  /** What it would do, one sentence each. */
  steps: string[];
  /** Why it is refused, one sentence each; none if it may begin. */
  faults: string[];
}

/**
 * Returns what a deployment of this code would do to a shop on Cloudflare, and why it would be refused.
 * @param variables DATABASE_URL and DATABASE_TOKEN, and ADMIN_… for empty records
 * @throws CannotStart when wrangler.toml has no such environment
 */
export async function planDeployment(
  place: WorkerPlace,
  variables: NodeJS.ProcessEnv,
  commit: string,
  migrations?: readonly Migration[],
): Promise<Plan> {
  const worker = readWorker(place);
  const records = await planRecords(variables, migrations);
  return {
    worker,
    steps: [
      ...records.steps,
      `Storefront, console and Worker of commit ${commit} would be built.`,
      `They would be deployed as the Worker ${worker.name} at ${worker.variables.ORIGIN ?? 'no address'}.`,
    ],
    faults: [...records.faults, ...settingsFaults(worker), ...(await secretFaults(place, worker))],
  };
}

/** Returns the plan's text. */
export function textOf({ steps, faults }: Plan): string {
  return [...steps, faults.length === 0 ? 'Nothing was changed.' : refusalOf(faults)].join('\n');
}

/** Returns the text of a refusal. */
export function refusalOf(faults: readonly string[]): string {
  return `The deployment is refused, and nothing was changed:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`;
}

async function planRecords(
  variables: NodeJS.ProcessEnv,
  migrations: readonly Migration[] | undefined,
): Promise<Pick<Plan, 'steps' | 'faults'>> {
  const { DATABASE_URL: url, DATABASE_TOKEN: token } = variables;
  const steps: string[] = [];
  if (!url) return { steps, faults: ['DATABASE_URL is missing: set it and DATABASE_TOKEN in the environment.'] };
  try {
    const { before, after, isOpened } = await lookAtRemote({ url, token, migrations });
    steps.push(`The database at ${new URL(url).host} ${isOpened ? 'has a live shop' : 'is empty'}.`);
    if (before.length + after.length === 0) steps.push('Its schema is the newest.');
    if (before.length > 0) steps.push(`Migrations before the deployment: ${namesOf(before)}.`);
    if (after.length > 0) steps.push(`Migrations after the deployment: ${namesOf(after)}.`);
    if (!isOpened) {
      const { email, fullName } = readFirstAdmin(variables);
      steps.push(`A live shop would be opened with ${fullName} (${email}) as its admin.`);
    }
    return { steps, faults: [] };
  } catch (error) {
    if (error instanceof ConfigurationError) return { steps, faults: error.faults.map((fault) => `${fault}.`) };
    if (error instanceof CannotStart) return { steps, faults: [error.message] };
    throw error;
  }
}

export function namesOf(migrations: readonly Migration[]): string {
  return migrations.map(({ name }) => name).join(', ');
}

/** Returns the faults of the variables and routes in wrangler.toml. */
function settingsFaults({ variables, routes }: WorkerSettings): string[] {
  const { ORIGIN = '', MAIL_FROM = '' } = variables;
  const values = Object.entries({ ORIGIN, MAIL_FROM, 'The route': routes.join(' ') });
  const faults = values.flatMap(([name, value]) => {
    if (value === '') return [`${name} is missing in wrangler.toml.`];
    return PLACEHOLDER.test(value) ? [`${name} in wrangler.toml is a placeholder: ${value}.`] : [];
  });
  const host = URL.canParse(ORIGIN) ? new URL(ORIGIN).host : ORIGIN;
  if (ORIGIN && routes.length > 0 && !routes.includes(host))
    faults.push(`No route in wrangler.toml leads to ORIGIN: add ${host}.`);
  return faults;
}

/** Returns which required secrets the Worker lacks. */
async function secretFaults(place: WorkerPlace, { name, requiredSecrets }: WorkerSettings): Promise<string[]> {
  try {
    const set = await secretsOf(place);
    const missing = requiredSecrets.filter((secret) => !set.includes(secret));
    if (missing.length === 0) return [];
    return [`The Worker ${name} lacks secrets: ${missing.join(', ')}. Set them with wrangler secret bulk FILE.`];
  } catch (error) {
    if (!(error instanceof WranglerFailed)) throw error;
    return [error.message];
  }
}

async function secretsOf(place: WorkerPlace): Promise<string[]> {
  try {
    const secrets = JSON.parse(await askWrangler(place, ['secret', 'list'])) as { name: string }[];
    return secrets.map(({ name }) => name);
  } catch (error) {
    // The first deployment creates the Worker.
    if (error instanceof WranglerFailed && /Worker .* not found/.test(error.output)) return [];
    throw error;
  }
}
