import { current, type Endpoint } from '@luxe/contract/calls';

/** Names of fields that hold tokens, in any answer of any call. */
const tokenFields = new Set([
  ...['access_token', 'refresh_token', 'id_token'],
  ...['accessToken', 'refreshToken', 'idToken', 'authCode'],
]);

/**
 * An answer as a page may see it: the endpoint's secret fields read `current` and token fields are gone, at any depth; so is any text that
 * equals a value the shopper's cookies hold, wherever it stands. Returns a copy.
 */
export function redact(endpoint: Endpoint, body: unknown, known: readonly (string | undefined)[]): unknown {
  const secrets = new Set<string>(endpoint.secrets ?? []);
  const values = new Set(known.filter((value) => value !== undefined && value.length >= 8));
  return visit(body);

  function visit(value: unknown): unknown {
    if (typeof value === 'string') return values.has(value) ? current : value;
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(value)) {
      if (tokenFields.has(name)) continue;
      copy[name] = secrets.has(name) && typeof field === 'string' ? current : visit(field);
    }
    return copy;
  }
}
