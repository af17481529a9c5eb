import { isHttps, readPolicy, type Finding, type ObservedResponse } from './observedResponse.ts';
import { judgeCookies } from './cookies.ts';

/**
 * Runs the tests of Mozilla's HTTP Observatory on a response and returns the result and points of each
 * (developer.mozilla.org/observatory/docs/tests_and_scoring). Omits the test of certificates, and the test of
 * HSTS preloading, which depends on a list that browser makers maintain.
 */
export function observe(response: ObservedResponse): Finding[] {
  return [
    finding('content-security-policy', judgePolicy(response)),
    finding('cookies', judgeCookies(response)),
    finding('cross-origin-resource-sharing', judgeSharing(response)),
    finding('referrer-policy', judgeReferrer(response)),
    finding('strict-transport-security', judgeTransport(response)),
    finding('subresource-integrity', judgeScripts(response)),
    finding('x-content-type-options', judgeTypes(response)),
    finding('x-frame-options', judgeFraming(response)),
    finding('cross-origin-resource-policy', judgeResource(response)),
  ];
}

/**
 * The score as the Observatory computes it. Bonus points count only if the score without them is at least 90.
 */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, points) => total + points, 0);
  const points = findings.map((one) => one.points);
  const plain = 100 + sum(points.filter((number) => number < 0));
  return Math.max(0, plain >= 90 ? plain + sum(points.filter((number) => number > 0)) : plain);
}

type Judged = readonly [result: string, points: number];
const finding = (rule: string, [result, points]: Judged): Finding => ({ rule, result, points });

const broad = /^(https?:|wss?:|data:|blob:|\*)$/;

function judgePolicy(response: ObservedResponse): Judged {
  const policy = readPolicy(response.headers.get('content-security-policy'));
  if (!policy) return ['csp-not-implemented', -25];
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src');
  const scripts = sources('script-src');
  const objects = sources('object-src');
  const isNonced = scripts?.some((source) => /^'(nonce|sha\d+)-/.test(source)) ?? false;
  // If 'strict-dynamic' stands beside a nonce or hash, browsers ignore the hosts and schemes in the list.
  const read = (scripts ?? []).filter(
    (source) => !(isNonced && scripts?.includes("'strict-dynamic'") && !source.startsWith("'")),
  );
  if (!scripts || !objects || read.some((source) => broad.test(source)) || objects.some((s) => broad.test(s)))
    return ['csp-implemented-with-unsafe-inline', -20];
  if (read.includes("'unsafe-inline'") && !isNonced) return ['csp-implemented-with-unsafe-inline', -20];
  const all = [...policy.values()].flat();
  if (isHttps(response) && all.some((source) => /^(http|ws):/.test(source)))
    return ['csp-implemented-with-insecure-scheme', -20];
  if (read.includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  const styles = sources('style-src') ?? ['*'];
  if (styles.some((source) => source === "'unsafe-inline'" || broad.test(source)))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  return policy.get('default-src')?.join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function judgeSharing({ headers }: ObservedResponse): Judged {
  const origin = headers.get('access-control-allow-origin');
  if (origin === null) return ['cross-origin-resource-sharing-not-implemented', 0];
  if (headers.get('access-control-allow-credentials') === 'true')
    return ['cross-origin-resource-sharing-implemented-with-universal-access', -50];
  return ['cross-origin-resource-sharing-implemented-with-public-access', 0];
}

function judgeReferrer({ headers }: ObservedResponse): Judged {
  const policy = headers.get('referrer-policy')?.split(',').at(-1)?.trim();
  if (policy === undefined) return ['referrer-policy-not-implemented', 0];
  if (/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy))
    return ['referrer-policy-private', 5];
  if (/^(origin(-when-cross-origin)?|unsafe-url|no-referrer-when-downgrade)$/.test(policy))
    return ['referrer-policy-unsafe', -5];
  return ['referrer-policy-header-invalid', -5];
}

const sixMonths = 15_768_000;

function judgeTransport(response: ObservedResponse): Judged {
  if (!isHttps(response)) return ['hsts-not-implemented-no-https', -20];
  const header = response.headers.get('strict-transport-security');
  if (header === null) return ['hsts-not-implemented', -20];
  const seconds = /(?:^|;)\s*max-age="?(\d+)"?\s*(?:;|$)/i.exec(header)?.[1];
  if (seconds === undefined) return ['hsts-header-invalid', -20];
  return Number(seconds) >= sixMonths
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

function judgeScripts({ url, html }: ObservedResponse): Judged {
  if (html === undefined) return ['sri-not-implemented-response-not-html', 0];
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc=["']?([^"'\s>]+)[^>]*>/gi)];
  if (tags.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
  const { origin } = new URL(url);
  const foreign = tags.filter(
    ([tag, from = '']) => new URL(from, url).origin !== origin && !/\bintegrity=/.test(tag),
  );
  if (foreign.length === 0) return ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
  return foreign.every(([, from = '']) => new URL(from, url).protocol === 'https:')
    ? ['sri-not-implemented-but-external-scripts-loaded-securely', -5]
    : ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
}

function judgeTypes({ headers }: ObservedResponse): Judged {
  const header = headers.get('x-content-type-options');
  if (header === null) return ['x-content-type-options-not-implemented', -5];
  return header.toLowerCase() === 'nosniff'
    ? ['x-content-type-options-nosniff', 0]
    : ['x-content-type-options-header-invalid', -5];
}

function judgeFraming({ headers }: ObservedResponse): Judged {
  if (readPolicy(headers.get('content-security-policy'))?.has('frame-ancestors'))
    return ['x-frame-options-implemented-via-csp', 5];
  const header = headers.get('x-frame-options')?.toLowerCase();
  if (header === undefined) return ['x-frame-options-not-implemented', -20];
  return header === 'deny' || header === 'sameorigin'
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-header-invalid', -20];
}

function judgeResource({ headers }: ObservedResponse): Judged {
  const header = headers.get('cross-origin-resource-policy');
  if (header === null) return ['corp-not-implemented', 0];
  if (header === 'same-origin' || header === 'same-site') return [`corp-implemented-with-${header}`, 0];
  return header === 'cross-origin'
    ? ['corp-implemented-with-cross-origin', -20]
    : ['corp-header-invalid', -20];
}
