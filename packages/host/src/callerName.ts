import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the name under which limits count an IP address. An IPv6 address counts as its /64 network, which
 * one household usually has. An IPv4 address in IPv6 form counts as the IPv4 address.
 */
export function callerName(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [start = '', tail] = plain.split('::');
  const groups = start === '' ? [] : start.split(':');
  const end = tail ? tail.split(':') : [];
  // An IPv6 address may end with a dotted IPv4 address, which stands for two groups.
  const given = groups.length + end.length + (plain.includes('.') ? 1 : 0);
  const allGroups = tail === undefined ? groups : [...groups, ...Array<string>(8 - given).fill('0'), ...end];
  const network = allGroups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
