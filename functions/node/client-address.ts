import { isIPv6 } from 'node:net';

/**
 * The client's address: the socket's, or what the outermost trusted proxy says of it. X-Forwarded-For is read from the
 * right, since anybody may write its left end.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const claimed = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return networkOf(claimed ?? socketAddress ?? 'unknown');
}

/** IPv6 by its /64, which is what one subscriber is given; IPv4 in IPv6 clothes as IPv4. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
