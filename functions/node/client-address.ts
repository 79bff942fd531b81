import { isAddress, networkOf } from '../http/client-network.ts';

/**
 * The client's address: the socket's, or what the outermost trusted proxy says of it. X-Forwarded-For is read from the
 * right, since anybody may write its left end. Some proxies write the port as well, which is another one with each
 * connection; what is no address at all says nothing, and the proxy itself counts.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => withoutPort(hop.trim()))
    .filter(Boolean);
  const claimed = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return networkOf((claimed !== undefined && isAddress(claimed) ? claimed : socketAddress) ?? 'unknown');
}

/** @example withoutPort('[2001:db8::1]:443') // '2001:db8::1' */
function withoutPort(hop: string): string {
  return hop.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}
