import ipaddr from 'ipaddr.js';

/**
 * Returns the network of a client's address: an IPv6 address by its /64, which is what one subscriber gets; an
 * IPv4-mapped IPv6 address as IPv4; both loopback addresses as 127.0.0.1. Limits count networks, because a /64 has more
 * addresses than anybody can count. A text that is no address is returned unchanged.
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

/** Whether a text is an IP address in canonical form. */
export function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}
