import { execFileSync } from 'node:child_process';

/**
 * Where a fault shows on one runtime alone, or only when processes die: a change below these paths makes `npm test` run
 * everything. `functions/node` is the folder and `functions/node.ts`.
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

/** The main line, by the names it has in a clone of a fork, in a clone, and in a repository without a remote. */
const MAIN_LINES = ['upstream/main', 'origin/main', 'main'];

export interface ChangedFiles {
  /** The commit the work tree was compared with; none where there is no history to compare with. */
  base: string | undefined;
  paths: string[];
}

/**
 * Returns the files that differ from the merge base with the main line, in commits and in the work tree. On the main line
 * itself, as in CI after a merge, and where nothing is known of it, they are compared with the first parent of HEAD. In a
 * clone without that parent the work tree is compared with HEAD, and without git there are no changes: then the class is
 * quick, and CI runs the rest in any case.
 */
export function changedFiles(): ChangedFiles {
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD')?.trim();
  if (head === undefined) return { base: undefined, paths: [] };
  const base = mergeBase(head) ?? git('rev-parse', '--verify', '--quiet', 'HEAD^1')?.trim();
  const changed = git('diff', '--name-only', '--no-renames', '-z', base ?? head) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z') ?? '';
  return { base, paths: `${changed}${untracked}`.split('\0').filter((path) => path !== '') };
}

/** Returns those of the changed files that make `npm test` the full one. */
export function runtimeFiles(paths: readonly string[]): string[] {
  return paths.filter((path) => RUNTIME_PATHS.some((beginning) => path.startsWith(beginning)));
}

/** The merge base with the main line; none on that line. */
function mergeBase(head: string): string | undefined {
  for (const line of MAIN_LINES) {
    const base = git('merge-base', head, line)?.trim();
    if (base !== undefined) return base === head ? undefined : base;
  }
  return undefined;
}

/** What git answers; nothing where there is no git, no repository, or no such commit. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
