import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { fieldsOf } from './platform.ts';
import { domainError } from './errors.ts';

/**
 * A contract call that matches a request, with decoded path parameters and the query parameters that the call
 * knows.
 */
export interface Matched {
  readonly name: CallName;
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

interface Route {
  readonly name: CallName;
  readonly endpoint: Endpoint;
  readonly segments: readonly string[];
  readonly query: ReadonlySet<string>;
}

/** Query parameters that carry tokens or merge carts. Only the server sets them, never a page. */
const reserved = new Set(['access_token', 'oldCartId', 'toMergeCartGuid']);

/**
 * The allow-list: all calls that a shopper's browser may make. Literal paths come before paths with
 * parameters, so that literal paths match first.
 */
const routes: readonly Route[] = (Object.entries(calls) as [CallName, Endpoint][])
  .filter(([, endpoint]) => endpoint.audience === 'shopper')
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    segments: endpoint.path.split('/').slice(1),
    query: new Set(fieldsOf(name, 'query').filter((field) => !reserved.has(field))),
  }))
  .toSorted((a, b) => parameterCount(a) - parameterCount(b));

/**
 * Finds the call for a method and a raw URL below `/api`. The path is decoded once and compared with
 * templates, segment by segment. Rejects a request with a segment that could reach another path: dots,
 * slashes, backslashes or control characters, in any encoding. Throws a DomainError: 400 for a malformed
 * URL, 404 for a call that is not on the allow-list.
 */
export function matchCall(method: string, rawUrl: string): Matched {
  const [rawPath = '', rawQuery = ''] = split(rawUrl, '?');
  const segments = decodeSegments(rawPath);
  const found = routes.flatMap((route) => {
    const params = matchSegments(route.segments, segments);
    return params ? [{ route, params }] : [];
  });
  const match = found.find(({ route }) => route.endpoint.method === method);
  if (!match) throw domainError('addressNotFound');
  const { route, params } = match;
  return { name: route.name, endpoint: route.endpoint, params, query: pickQuery(rawQuery, route.query) };
}

function decodeSegments(rawPath: string): readonly string[] {
  if (!rawPath.startsWith('/') || rawPath.length > 2000) throw domainError('addressMalformed');
  const raw = rawPath.split('/').slice(1);
  return raw.map((part, index) => {
    const decoded = decode(part);
    const isLast = index === raw.length - 1;
    // oxlint-disable-next-line no-control-regex -- the pattern rejects control characters
    if ((decoded === '' && !isLast) || /^\.{1,2}$/.test(decoded) || /[/\\\u0000-\u001f\u007f]/.test(decoded))
      throw domainError('addressMalformed');
    return decoded;
  });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw domainError('addressMalformed');
  }
}

function matchSegments(template: readonly string[], given: readonly string[]) {
  const params: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const value = given[index];
    const [, start = '', name, many] = /^([\w-]*)\{(\w+)(\*?)\}$/.exec(part) ?? [];
    if (value === undefined || (name && (!value.startsWith(start) || value === start))) return undefined;
    if (name && many) {
      const rest = given.slice(index);
      if (rest.includes('')) return undefined;
      return { ...params, [name]: rest.join('/') };
    }
    if (name) params[name] = value.slice(start.length);
    else if (part !== value) return undefined;
  }
  return given.length === template.length ? params : undefined;
}

function pickQuery(rawQuery: string, known: ReadonlySet<string>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQuery)) {
    if (!known.has(name)) continue;
    // A repeated parameter is rejected, because the upstream service might read a different one of its two
    // values than this server.
    if (Object.hasOwn(query, name)) throw domainError('pageParameterTwice', name);
    query[name] = value;
  }
  return query;
}

function split(text: string, mark: string): readonly [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function parameterCount({ segments }: Route): number {
  return segments.filter((part) => part.includes('{')).length;
}
