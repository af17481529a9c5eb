import type { Endpoint } from '@luxe/contract/calls';

type Values = Readonly<Record<string, unknown>>;

/**
 * Fills the parameters of an endpoint's path. Each value is encoded, so that it stays in its path segment.
 * `{name*}` keeps slashes. Throws a RangeError for an empty or missing value, and for `.` and `..`, which URL
 * parsers remove.
 */
export function fillPath(path: string, params: Values): string {
  return path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, many: string) => {
    const value = String(params[name] ?? '');
    return (many ? value.split('/') : [value]).map((part) => encodePart(name, part)).join('/');
  });
}

function encodePart(name: string, part: string): string {
  if (part === '' || part === '.' || part === '..')
    throw new RangeError(`Not a path parameter: ${name}=${part}`);
  return encodeURIComponent(part);
}

/** Builds `?a=1&b=2` without undefined values. Returns an empty string when no value remains. */
export function toQueryString(query: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  // Safari has `URLSearchParams.size` only from version 17.
  const text = search.toString();
  return text && `?${text}`;
}

/** Puts a relative path under its base; returns an absolute URL unchanged [NET-08]. */
export function joinBase(base: string, path: string): string {
  return /^https?:\/\//i.test(path) ? path : base.replace(/\/$/, '') + path;
}

/** Encodes a request body and returns it with its content type. */
export function encodeBody(
  endpoint: Endpoint,
  body: Values | undefined,
): { body?: string | FormData; type?: string } {
  if (!endpoint.body) return {};
  if (endpoint.body === 'json') return { body: JSON.stringify(body ?? {}), type: 'application/json' };
  if (endpoint.body === 'multipart') return { body: toParts(body ?? {}) };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(name, String(value));
  return { body: form.toString(), type: 'application/x-www-form-urlencoded' };
}

/**
 * Builds a multipart body. Each item of a list becomes a part of its own. `fetch` adds the content type with
 * the separator of the parts.
 */
function toParts(body: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one));
  return form;
}
