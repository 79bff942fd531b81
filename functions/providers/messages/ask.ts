import { ProviderError } from '../../ports/provider-error.ts';

const TIMEOUT_MS = 5000;

/**
 * Sends JSON to a message service, and returns its answer.
 * @throws ProviderError when no whole answer arrives in time
 */
export async function postJson(
  fetcher: typeof fetch,
  provider: string,
  url: string,
  { headers, body }: { headers: Record<string, string>; body: object },
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetcher(url, {
      method: 'POST',
      redirect: 'manual',
      // The timeout also covers reading the response body.
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'ratnahaat', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new ProviderError(provider, 'did not answer', { cause: error });
  }
}
