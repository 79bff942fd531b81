/**
 * Returns the environment of a command that a test starts with variables of its own: what Node needs, and the clock of
 * the run.
 */
export function commandEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '', NODE_OPTIONS = '', TEST_AHEAD_MS = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS, TEST_AHEAD_MS };
}
