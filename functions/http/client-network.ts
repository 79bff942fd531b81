const LOOPBACK = '0,0,0,0,0,0,0,1';

/**
 * The network a client's address stands for: IPv6 by its /64, which is what one subscriber is given; IPv4 in IPv6
 * clothes as IPv4; this machine as 127.0.0.1, by whichever of its two addresses it was found. Limits count networks,
 * since whoever has a /64 has more addresses than anybody could count.
 * @example networkOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [written = ''] = address.toLowerCase().split('%');
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/.test(written)) return address;
  const [head = '', tail] = written.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = Math.max(0, 8 - left.length - right.length);
  const groups = tail === undefined ? left : [...left, ...Array<string>(missing).fill('0'), ...right];
  const numbers = groups.map((group) => parseInt(group, 16));
  if (numbers.join() === LOOPBACK) return '127.0.0.1';
  return `${numbers
    .slice(0, 4)
    .map((number) => number.toString(16))
    .join(':')}::/64`;
}
