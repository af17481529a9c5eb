import type { Endpoint } from '@luxe/contract/calls';

type Values = Readonly<Record<string, unknown>>;

/**
 * An endpoint's path with its parameters filled in, each encoded, so that no value can leave its place. `{name*}` keeps the slashes
 * between its parts. Throws a RangeError for a missing value, an empty one, and for `.` and `..`, which a URL would resolve away.
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

/** `?a=1&b=2`, without what is undefined; empty when nothing is left. */
export function toQueryString(query: Values): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  // Not by `size`: Safari has it from 17.
  const text = search.toString();
  return text && `?${text}`;
}

/** A relative path under its base; an absolute URL as it is [NET-08]. */
export function joinBase(base: string, path: string): string {
  return /^https?:\/\//i.test(path) ? path : base.replace(/\/$/, '') + path;
}

/** The body of a request, and the content type that goes with it. */
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

/** A list is one part for each of its files. `fetch` names the type itself, with the boundary between the parts. */
function toParts(body: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one));
  return form;
}
