import { describe, expect, it, test } from 'vitest';
import type { ObservedResponse } from './observedResponse.ts';
import { observe, scoreOf } from './observatory.ts';
import { headerViolations } from './headerViolations.ts';

const policy =
  "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; upgrade-insecure-requests";
const good: Record<string, string> = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=()',
};
const cookie = 'cartGuid=x; Path=/; HttpOnly; Secure; SameSite=Lax';

function seen(
  changes: Record<string, string | undefined>,
  more: Partial<ObservedResponse> = {},
): ObservedResponse {
  const all = Object.entries({ 'set-cookie': cookie, ...good, ...changes });
  const headers = new Headers(all.filter((one): one is [string, string] => one[1] !== undefined));
  return { url: 'https://shop.example/', status: 200, headers, html: '<p>', ...more };
}
const script = (source: string) => policy.replace("'nonce-abc' 'strict-dynamic'", source);

describe('observe', () => {
  it('deducts no points from a response with all headers, and adds bonus points', () => {
    const findings = observe(seen({}));
    expect(findings.filter(({ points }) => points < 0)).toEqual([]);
    expect(scoreOf(findings)).toBe(125);
    expect(headerViolations(seen({}))).toEqual([]);
  });

  test.each<[string, string | undefined, string]>([
    ['content-security-policy', undefined, 'csp-not-implemented'],
    ['content-security-policy', "img-src 'self'", 'csp-implemented-with-unsafe-inline'],
    ['content-security-policy', script("'self' 'unsafe-inline'"), 'csp-implemented-with-unsafe-inline'],
    ['content-security-policy', script('https:'), 'csp-implemented-with-unsafe-inline'],
    ['content-security-policy', script("'self' data:"), 'csp-implemented-with-unsafe-inline'],
    ['content-security-policy', script("'self' 'unsafe-eval'"), 'csp-implemented-with-unsafe-eval'],
    ['content-security-policy', script('http://cdn.example'), 'csp-implemented-with-insecure-scheme'],
    ['cross-origin-resource-policy', 'cross-origin', 'corp-implemented-with-cross-origin'],
    ['cross-origin-resource-policy', 'all', 'corp-header-invalid'],
    ['referrer-policy', 'unsafe-url', 'referrer-policy-unsafe'],
    ['referrer-policy', 'secret', 'referrer-policy-header-invalid'],
    ['set-cookie', 'accessToken=x; Secure; SameSite=Lax', 'cookies-session-without-httponly-flag'],
    [
      'set-cookie',
      'accessToken=x; HttpOnly; SameSite=Lax',
      'cookies-session-without-secure-flag-but-protected-by-hsts',
    ],
    ['set-cookie', 'theme=x; SameSite=Lax', 'cookies-without-secure-flag-but-protected-by-hsts'],
    ['set-cookie', 'theme=x; Secure; SameSite=None', 'cookies-samesite-flag-invalid'],
    ['strict-transport-security', undefined, 'hsts-not-implemented'],
    ['strict-transport-security', 'max-age=86400', 'hsts-implemented-max-age-less-than-six-months'],
    ['strict-transport-security', 'yes', 'hsts-header-invalid'],
    ['x-content-type-options', undefined, 'x-content-type-options-not-implemented'],
    ['x-content-type-options', 'sniff', 'x-content-type-options-header-invalid'],
  ])('rates %s: %s as %s', (header, value, result) => {
    const response = seen({ [header]: value });
    const bad = observe(response).filter(({ points }) => points < 0);
    expect(bad.map((one) => one.result)).toContain(result);
    expect(headerViolations(response).join()).toContain(result);
  });

  it('allows only checkout forms to go to another origin, which connect-src must also list', () => {
    const paying = (calls: string) =>
      `${policy.replace("form-action 'self'", "form-action 'self' https://pay.example")}; connect-src 'self' ${calls}`;
    const judged = (url: string, calls: string) =>
      headerViolations(seen({ 'content-security-policy': paying(calls) }, { url }));
    expect(judged('https://shop.example/checkout', 'https://pay.example')).toEqual([]);
    const broken = ['The policy lets forms go to other sites.'];
    expect(judged('https://shop.example/checkout', '')).toEqual(broken);
    expect(judged('https://shop.example/bag', 'https://pay.example')).toEqual(broken);
  });

  test.each([
    ['<script src="/assets/a.js"></script>', 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'],
    ['<script>x()</script>', 'sri-not-implemented-but-no-scripts-loaded'],
    [
      '<script src="https://cdn.example/a.js"></script>',
      'sri-not-implemented-but-external-scripts-loaded-securely',
    ],
    [
      '<script src="http://cdn.example/a.js"></script>',
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
    ],
  ])('rates the page content %s as %s', (html, result) => {
    const found = observe(seen({}, { html })).find(({ rule }) => rule === 'subresource-integrity');
    expect(found?.result).toBe(result);
  });

  it('gives findings whose score counts bonus points only from 90 points on and is never below 0', () => {
    expect(
      scoreOf(observe(seen({ 'x-content-type-options': undefined, 'strict-transport-security': undefined }))),
    ).toBe(75);
    expect(scoreOf([{ rule: 'x', result: 'x', points: -200 }])).toBe(0);
  });
});

describe('headerViolations', () => {
  test.each<[string, string | undefined, RegExp]>([
    [
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      /frame it/,
    ],
    ['content-security-policy', policy.replace("base-uri 'none'; ", ''), /base/],
    ['content-security-policy', policy.replace("form-action 'self'; ", ''), /forms/],
    ['content-security-policy', policy.replace("default-src 'none'", "default-src 'self'"), /default-src/],
    ['content-security-policy', policy.replace('; upgrade-insecure-requests', ''), /ask for HTTPS/],
    ['cross-origin-opener-policy', undefined, /window/],
    ['cross-origin-resource-policy', undefined, /origin may load/],
    ['permissions-policy', undefined, /camera/],
    ['strict-transport-security', 'max-age=31536000', /subdomains/],
    ['server', 'nginx', /carries server/],
    ['access-control-allow-origin', '*', /carries access-control/],
    ['set-cookie', 'theme=x; Path=/; Secure', /goes to other sites/],
    ['set-cookie', 'theme=x; Secure; SameSite=Lax', /all paths/],
    ['set-cookie', 'theme=x; Path=/; Secure; SameSite=Lax; Domain=shop.example', /other hosts/],
  ])('reports %s: %s', (header, value, sentence) => {
    expect(headerViolations(seen({ [header]: value }))).toEqual([expect.stringMatching(sentence)]);
  });

  it('skips the rules that need HTTPS for a response over plain HTTP, but reports an HSTS header', () => {
    const plain = {
      'content-security-policy': policy.replace('; upgrade-insecure-requests', ''),
      'strict-transport-security': undefined,
      'set-cookie': cookie.replace('; Secure', ''),
    };
    const at = { url: 'http://localhost:4000/' };
    expect(headerViolations(seen(plain, at))).toEqual([]);
    expect(headerViolations(seen({}, at))).toHaveLength(3);
  });
});
