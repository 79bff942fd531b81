const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 100;

/**
 * Waits for something the shop does after its answer. Asks again and again until there is an answer.
 * @throws when there is none within the deadline; `what` says what was waited for
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
