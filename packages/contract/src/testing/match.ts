import { calls, type CallName, type Endpoint } from '../calls/calls.ts';

const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const source = template
    .split(/(\{\w+\*?\})/)
    .map((part) => {
      const name = /^\{(\w+)(\*?)\}$/.exec(part);
      if (!name) return part.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
      return name[2] ? `(?<${name[1]}>.+)` : `(?<${name[1]}>[^/]+)`;
    })
    .join('');
  const pattern = new RegExp(`^${source}$`);
  patterns.set(template, pattern);
  return pattern;
}

/**
 * Reads the parameters of a path by its template and decodes them. Returns `undefined` when the path does not
 * match the template.
 */
export function matchPath(template: string, path: string): Record<string, string> | undefined {
  const found = patternOf(template).exec(path);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

const entries = Object.entries(calls) as [CallName, Endpoint][];

/**
 * Finds the call for a method and a path, which excludes the URL prefix. If several templates match, the
 * template with the fewest parameters wins.
 */
export function findCall(
  method: string,
  path: string,
): { name: CallName; params: Record<string, string> } | undefined {
  return entries
    .flatMap(([name, endpoint]) => {
      const params = endpoint.method === method ? matchPath(endpoint.path, path) : undefined;
      return params ? [{ name, params }] : [];
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}
