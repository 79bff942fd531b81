import { execFileSync } from 'node:child_process';

/**
 * Paths where a fault shows on one runtime alone, or only when processes die. A change below them makes `npm test` run
 * everything. `functions/node/` and `functions/node.ts` are separate entries.
 */
export const RUNTIME_PATHS = [
  'functions/db/',
  'functions/http/',
  'functions/edge/',
  'functions/node/',
  'functions/node.ts',
  'functions/edge-shop.ts',
  'functions/worker.ts',
  'functions/sandbox-worker.ts',
  'src/adapter/',
];

/** The main branch: its names in a clone of a fork, in a clone, and in a repository without a remote. */
const MAIN_LINES = ['upstream/main', 'origin/main', 'main'];

export interface ChangedFiles {
  /** The commit that the work tree was compared with; undefined if there is no history to compare with. */
  base: string | undefined;
  paths: string[];
}

/**
 * Returns the files that differ from the merge base with the main branch, in commits and in the work tree. On the main
 * branch itself (as in CI after a merge), and in a repository without one, the base is the first parent of HEAD. In a
 * clone without that parent, the work tree is compared with HEAD. Without git there are no changes: the class is then
 * `quick`, and CI runs the rest in any case.
 */
export function changedFiles(): ChangedFiles {
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD')?.trim();
  if (head === undefined) return { base: undefined, paths: [] };
  const base = mergeBase(head) ?? git('rev-parse', '--verify', '--quiet', 'HEAD^1')?.trim();
  const changed = git('diff', '--name-only', '--no-renames', '-z', base ?? head) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  return { base, paths: `${changed}${untracked}`.split('\0').filter((path) => path !== '') };
}

/** Returns the changed files that make `npm test` run all tests. */
export function runtimeFiles(paths: readonly string[]): string[] {
  return paths.filter((path) => RUNTIME_PATHS.some((beginning) => path.startsWith(beginning)));
}

/** Returns the merge base with the main branch; undefined on that branch. */
function mergeBase(head: string): string | undefined {
  for (const line of MAIN_LINES) {
    const base = git('merge-base', head, line)?.trim();
    if (base !== undefined) return base === head ? undefined : base;
  }
  return undefined;
}

/** Returns git's output; undefined if there is no git, no repository, or no such commit. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
