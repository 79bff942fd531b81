import { networkOf } from '../http/client-network.ts';

/**
 * The client's address: the socket's, or what the outermost trusted proxy says of it. X-Forwarded-For is read from the
 * right, since anybody may write its left end.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const claimed = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return networkOf(claimed ?? socketAddress ?? 'unknown');
}
