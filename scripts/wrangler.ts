import { execFile, spawn } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { CannotStart } from '../functions/node/cannot-start.ts';

/** A Worker of wrangler.toml: the live shop's, or that of an environment. */
export interface WorkerPlace {
  /** The path of wrangler.toml. */
  config: string;
  /** The name of an environment; empty for the live shop. */
  environment: string;
  /** The program; by default the one of PATH, where npm puts the project's own first. */
  wrangler?: string;
}

/** The settings of a Worker that a deployment checks. */
export interface WorkerSettings {
  name: string;
  /** Its variables. A secret is not among them. */
  variables: Record<string, string>;
  /** The addresses that lead to it. */
  routes: string[];
  /** The names of the secrets that it must have. */
  requiredSecrets: string[];
}

/**
 * Reads a Worker's settings.
 * @throws CannotStart when there is no such environment
 */
export function readWorker({ config, environment }: WorkerPlace): WorkerSettings {
  const read = readConfig(config, environment);
  const variables = Object.entries(read.vars).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    name: read.name ?? '',
    variables: Object.fromEntries(variables),
    routes: (read.routes ?? []).map((route: string | { pattern: string }) =>
      typeof route === 'string' ? route : route.pattern,
    ),
    requiredSecrets: read.secrets?.required ?? [],
  };
}

function readConfig(config: string, env: string) {
  try {
    return unstable_readConfig({ config, env }, { hideWarnings: true });
  } catch (error) {
    throw new CannotStart((error as Error).message);
  }
}

/** A command of wrangler that ended with an error. */
export class WranglerFailed extends CannotStart {
  /** What it wrote. */
  readonly output: string;

  constructor(args: readonly string[], output: string) {
    const reason = /\[ERROR\]\s*(.+)/.exec(output)?.[1] ?? 'see above';
    super(`wrangler ${args.slice(0, 2).join(' ')} failed: ${reason}`);
    this.output = output;
  }
}

/** Runs a command of wrangler in this terminal. @throws WranglerFailed */
export async function runWrangler(place: WorkerPlace, args: readonly string[]): Promise<void> {
  const child = spawn(place.wrangler ?? 'wrangler', argumentsOf(place, args), { stdio: 'inherit' });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new WranglerFailed(args, ''))));
  });
}

/** Returns what a command of wrangler prints. @throws WranglerFailed */
export async function askWrangler(place: WorkerPlace, args: readonly string[]): Promise<string> {
  try {
    return (await promisify(execFile)(place.wrangler ?? 'wrangler', argumentsOf(place, args))).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new WranglerFailed(args, stripVTControlCharacters(`${stdout}\n${stderr}`));
  }
}

function argumentsOf({ config, environment }: WorkerPlace, args: readonly string[]): string[] {
  return [...args, '--config', config, `--env=${environment}`];
}
