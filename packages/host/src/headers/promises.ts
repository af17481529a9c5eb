import { isHttps, readPolicy, type SeenAnswer } from './answer.ts';
import { readCookie } from './cookies.ts';
import { observe } from './observatory.ts';

/**
 * What every answer of the shop promises, whatever it is: all the Observatory asks, and what it does not ask. A sentence for each promise that
 * is broken. Over plain HTTP, which only a loopback name has, what needs HTTPS is not asked, and HSTS must not be there.
 */
export function brokenPromises(answer: SeenAnswer): string[] {
  const { headers } = answer;
  const broken: string[] = [];
  const expect = (isKept: boolean, sentence: string) => void (isKept || broken.push(sentence));
  const isSecure = isHttps(answer);

  for (const { rule, result, points } of observe(answer)) {
    const needsHttps =
      rule === 'strict-transport-security' || (rule === 'cookies' && /secure-flag/.test(result));
    if (!needsHttps || isSecure) expect(points >= 0, `${rule}: ${result}`);
  }
  const policy = readPolicy(headers.get('content-security-policy')) ?? new Map<string, readonly string[]>();
  expect(
    policy.get('default-src')?.join() === "'none'",
    "The policy does not begin with default-src 'none'.",
  );
  // These are not covered by default-src, but for object-src, where the words are for whoever reads.
  expect(policy.get('frame-ancestors')?.join() === "'none'", 'The policy does not say who may frame it.');
  expect(policy.get('base-uri')?.join() === "'none'", 'The policy does not say what a base may be.');
  const [own = '', ...elsewhere] = policy.get('form-action') ?? [];
  expect(/^'(none|self)'$/.test(own), 'The policy does not say where forms go.');
  // A card form of the checkout goes to the payment provider, whose origin the page may also call.
  const mayPay = new URL(answer.url).pathname.startsWith('/checkout');
  const isProvider = (source: string) =>
    mayPay && URL.canParse(source) && policy.get('connect-src')?.includes(source) === true;
  expect(elsewhere.every(isProvider), 'The policy lets forms go to other sites.');
  expect(!/unsafe-/.test([...policy.values()].flat().join(' ')), 'The policy allows something unsafe.');
  const upgrades = policy.has('upgrade-insecure-requests');
  if (answer.html !== undefined)
    expect(upgrades === isSecure, 'Pages ask for HTTPS where there is HTTPS, and only there.');

  const transport = headers.get('strict-transport-security');
  expect(isSecure || transport === null, 'HSTS over plain HTTP would lock a loopback name.');
  expect(!isSecure || /includesubdomains/i.test(transport ?? ''), 'HSTS does not include subdomains.');
  expect(
    headers.get('cross-origin-opener-policy') === 'same-origin',
    'Another window may hold on to this one.',
  );
  expect(headers.get('cross-origin-resource-policy') === 'same-origin', 'Another origin may take it in.');
  expect(/camera=\(\)/.test(headers.get('permissions-policy') ?? ''), 'The camera is not switched off.');
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(!headers.has(name), `It carries ${name}.`);

  for (const { name, attributes } of headers.getSetCookie().map(readCookie)) {
    expect(
      /^(lax|strict)$/i.test(attributes.get('samesite') ?? ''),
      `The cookie ${name} goes to other sites.`,
    );
    expect(attributes.has('secure') === isSecure, `The cookie ${name} is not by the scheme.`);
    expect(!attributes.has('domain'), `The cookie ${name} goes to other hosts.`);
    expect(attributes.get('path') === '/', `The cookie ${name} is not for the whole shop.`);
  }
  return broken;
}
