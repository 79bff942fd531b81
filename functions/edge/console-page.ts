import type { Log } from '../domain/shop.ts';

/**
 * Returns the console's single page, a file of the build.
 * @param assets the files of the build
 */
export async function consolePage(assets: Fetcher, log: Log): Promise<Response | undefined> {
  const answer = await assets.fetch('https://assets.invalid/console');
  if (answer.ok) return answer;
  log.error('console.missing', new Error(`The files of the build answer ${answer.status}.`));
  await answer.body?.cancel();
  return undefined;
}
