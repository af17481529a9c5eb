import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 blocks that are not public (RFC 6890, IANA's registry of special-purpose addresses), and multicast.
 */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/**
 * Blocks that lie in IPv6's public range but are not public: protocol assignments (with Teredo),
 * documentation, and 6to4, which embeds an IPv4 address.
 */
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, bits] of closed4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of closed6) closed.addSubnet(net, bits, 'ipv6');

/**
 * IPv6's only public range. Loopback, link-local, unique local, multicast, mapped and translated IPv4
 * addresses lie outside this range.
 */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is public. False for a text that is not an address in plain notation. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIPv6(address) && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
