import { isIPv4, isIPv6 } from 'node:net';

/**
 * The name under which an address is counted. A household has a /64 of IPv6, so its 2^64 addresses are one name; an IPv4 address that is
 * written as IPv6 is the IPv4 address.
 */
export function callerName(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  // A dotted end stands for two groups.
  const given = groups.length + end.length + (plain.includes('.') ? 1 : 0);
  const whole = tail === undefined ? groups : [...groups, ...Array<string>(8 - given).fill('0'), ...end];
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
