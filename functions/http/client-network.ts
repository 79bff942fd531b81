import ipaddr from 'ipaddr.js';

/**
 * The network a client's address stands for: IPv6 by its /64, which is what one subscriber is given; IPv4 in IPv6
 * clothes as IPv4; this machine as 127.0.0.1, by whichever of its two addresses it was found. Limits count networks,
 * since whoever has a /64 has more addresses than anybody could count. What is no address stays as it is.
 * @example networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function networkOf(address: string): string {
  if (!isAddress(address)) return address;
  const read = ipaddr.process(address);
  if (read instanceof ipaddr.IPv4) return read.toString();
  if (read.range() === 'loopback') return '127.0.0.1';
  const groups = read.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Whether a text is an IP address as machines write them. */
export function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}
