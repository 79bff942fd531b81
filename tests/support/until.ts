const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

/**
 * Polls for a result of work after an answer, until there is one.
 * @throws when there is none within the deadline; `what` names the missing result
 */
export async function until<Value>(
  what: string,
  look: () => Value | undefined | Promise<Value | undefined>,
  withinMs = 5000,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const value = await look();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
