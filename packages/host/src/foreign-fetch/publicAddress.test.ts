import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isPublicAddress } from './publicAddress.ts';

test.each([
  ...['1.1.1.1', '8.8.8.8', '93.184.216.34', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0'],
  ...['169.253.0.1', '192.167.255.255', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ...['2606:4700:4700::1111', '2a00:1450:4001:81b::200e', '2001:4860:4860::8888', '2400:cb00::1'],
])('the IP address %s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  // In order: this host, private networks, networks of carriers, loopback, and link-local addresses with the
  // metadata service of clouds.
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255'],
  ...['127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  // Protocols, documentation, benchmarks, multicast, reserved, broadcast.
  ...['192.0.0.8', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.51.100.7', '203.0.113.9'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  // Unspecified, loopback, link-local, site-local, unique local, multicast.
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1', 'fc00::1', 'fd12:3456::1', 'ff02::1'],
  // IPv4 in IPv6 notation: mapped, compatible, translated, 6to4, Teredo.
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::1', '2001:0:7f00:1::1'],
  // Documentation, discard, benchmarks, ORCHID, segment routing.
  ...['2001:db8::1', '3fff::1', '100::1', '2001:2::1', '2001:20::1', '5f00::1'],
  // Not an address in plain notation.
  ...['', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '0177.0.0.1', '[::1]', '1.1.1.1 '],
])('the IP address "%s" is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it('no IPv4 address in IPv6 notation counts as public', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:'), (address, prefix) => {
      expect(isPublicAddress(`${prefix}${address}`)).toBe(false);
    }),
  );
});

it('no address of a private network counts as public', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const nets = fc.constantFrom('10.x.y.z', '127.x.y.z', '192.168.y.z', '169.254.y.z', '0.x.y.z');
  fc.assert(
    fc.property(nets, byte, byte, byte, (net, x, y, z) => {
      const address = net.replace('x', String(x)).replace('y', String(y)).replace('z', String(z));
      expect(isPublicAddress(address)).toBe(false);
    }),
  );
  const group = fc.integer({ min: 0, max: 0xffff }).map((one) => one.toString(16));
  const local = fc.constantFrom('fc00', 'fd7a', 'fe80', 'febf', 'fec0', 'ff02', '2002', '2001:db8');
  fc.assert(fc.property(local, group, group, (net, a, b) => !isPublicAddress(`${net}:${a}::${b}`)));
});
