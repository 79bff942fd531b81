import { describe, expect, test } from 'vitest';
import { clientAddress } from '../node/client-address.ts';
import { networkOf } from './client-network.ts';

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '127.0.0.1'],
    ['0:0:0:0:0:0:0:1', '127.0.0.1'],
    ['::2', '0:0:0:0::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is one for all addresses a subscriber has, however they are written', () => {
    const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:1:2:0:0:0:1'].map(networkOf);
    expect(new Set(same).size).toBe(1);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(same[0]);
  });
});

describe('the address of a client on Node', () => {
  test.each<[string, string | undefined, number, string]>([
    ['of the socket, where no proxy is trusted', '10.0.0.1', 0, '198.51.100.9'],
    ['what the one proxy saw', '10.0.0.1', 1, '10.0.0.1'],
    ['what the outermost of two saw', '203.0.113.5, 10.0.0.1', 2, '203.0.113.5'],
    ['not what the client wrote at the left', '1.1.1.1, 203.0.113.5, 10.0.0.1', 2, '203.0.113.5'],
    ['of the socket, where the header has too few', '10.0.0.1', 2, '198.51.100.9'],
    ['of the socket, where there is no header', undefined, 1, '198.51.100.9'],
    ['without empty places', ' , 203.0.113.5 ,', 1, '203.0.113.5'],
    ['by its network', '2001:db8:1:2::9', 1, '2001:db8:1:2::/64'],
    ['without the port', '203.0.113.5:5678', 1, '203.0.113.5'],
    ['without brackets and port', '[2001:db8:1:2::1]:443', 1, '2001:db8:1:2::/64'],
    ['without brackets', '[2001:db8:1:2::1]', 1, '2001:db8:1:2::/64'],
    ['without the port of IPv4 in IPv6 clothes', '[::ffff:203.0.113.5]:81', 1, '203.0.113.5'],
    ['whatever the ports on the way', '203.0.113.5:1, [2001:db8::7]:2', 2, '203.0.113.5'],
    ['of the socket, where the proxy writes a word', 'unknown', 1, '198.51.100.9'],
    ['of the socket, where the proxy writes a word with a port', '_hidden:4711', 1, '198.51.100.9'],
    ['of the socket, where there is no such address', '999.1.1.1:80', 1, '198.51.100.9'],
  ])('is %s', (_, header, trusted, address) => {
    expect(clientAddress('198.51.100.9', header, trusted)).toBe(address);
  });

  test('is one for all whose socket says nothing', () => {
    expect(clientAddress(undefined, undefined, 0)).toBe('unknown');
  });
});
