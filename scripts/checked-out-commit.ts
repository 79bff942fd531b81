import { execFileSync } from 'node:child_process';

/** Returns the checked-out commit, with `-dirty` if files were changed since; `unknown` in a folder without one. */
export function checkedOutCommit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return 'unknown';
  }
}
