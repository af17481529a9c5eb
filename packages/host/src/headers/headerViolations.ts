import { isHttps, readPolicy, type ObservedResponse } from './observedResponse.ts';
import { readCookie } from './cookies.ts';
import { observe } from './observatory.ts';

/**
 * Checks a response against all tests of Mozilla's HTTP Observatory and further header rules of the shop.
 * Returns a sentence for each broken rule. Over plain HTTP, which only a loopback host uses, rules that need
 * HTTPS are skipped and HSTS must be absent.
 */
export function headerViolations(response: ObservedResponse): string[] {
  const { headers } = response;
  const broken: string[] = [];
  const expect = (isMet: boolean, sentence: string) => void (isMet || broken.push(sentence));
  const isSecure = isHttps(response);

  for (const { rule, result, points } of observe(response)) {
    const needsHttps =
      rule === 'strict-transport-security' || (rule === 'cookies' && /secure-flag/.test(result));
    if (!needsHttps || isSecure) expect(points >= 0, `${rule}: ${result}`);
  }
  const policy = readPolicy(headers.get('content-security-policy')) ?? new Map<string, readonly string[]>();
  expect(
    policy.get('default-src')?.join() === "'none'",
    "The policy does not begin with default-src 'none'.",
  );
  // default-src does not cover these directives.
  expect(policy.get('frame-ancestors')?.join() === "'none'", 'The policy does not limit who may frame it.');
  expect(policy.get('base-uri')?.join() === "'none'", 'The policy does not limit the base URL.');
  const [own = '', ...elsewhere] = policy.get('form-action') ?? [];
  expect(/^'(none|self)'$/.test(own), 'The policy does not limit where forms go.');
  // On the checkout page, form-action may also list the payment provider, to which the page may send its card
  // form. Another origin counts as the provider only if connect-src lists it too.
  const mayPay = new URL(response.url).pathname.startsWith('/checkout');
  const isProvider = (source: string) =>
    mayPay && URL.canParse(source) && policy.get('connect-src')?.includes(source) === true;
  expect(elsewhere.every(isProvider), 'The policy lets forms go to other sites.');
  expect(!/unsafe-/.test([...policy.values()].flat().join(' ')), 'The policy allows something unsafe.');
  const upgrades = policy.has('upgrade-insecure-requests');
  if (response.html !== undefined)
    expect(upgrades === isSecure, 'Pages must ask for HTTPS over HTTPS, and only then.');

  const transport = headers.get('strict-transport-security');
  expect(isSecure || transport === null, 'HSTS over plain HTTP would break a loopback host.');
  expect(!isSecure || /includesubdomains/i.test(transport ?? ''), 'HSTS does not include subdomains.');
  expect(headers.get('cross-origin-opener-policy') === 'same-origin', 'Another window may access this one.');
  expect(headers.get('cross-origin-resource-policy') === 'same-origin', 'Another origin may load it.');
  expect(/camera=\(\)/.test(headers.get('permissions-policy') ?? ''), 'The camera is not switched off.');
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(!headers.has(name), `It carries ${name}.`);

  for (const { name, attributes } of headers.getSetCookie().map(readCookie)) {
    expect(
      /^(lax|strict)$/i.test(attributes.get('samesite') ?? ''),
      `The cookie ${name} goes to other sites.`,
    );
    expect(
      attributes.has('secure') === isSecure,
      `The Secure flag of the cookie ${name} does not match the scheme.`,
    );
    expect(!attributes.has('domain'), `The cookie ${name} goes to other hosts.`);
    expect(attributes.get('path') === '/', `The cookie ${name} is not for all paths.`);
  }
  return broken;
}
