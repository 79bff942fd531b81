import { isAddress, networkOf } from '../http/client-network.ts';

/**
 * Returns the client's address: the socket's, or the one that the outermost trusted proxy reports. X-Forwarded-For is
 * read from the right, since clients can write its left end. Some proxies add the port, which differs for each
 * connection, so it is removed. If the value is not an address, the proxy's own address counts.
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
