import { current, type Endpoint } from '@luxe/contract/calls';

/** Fields that hold tokens, in the response of any call. */
const tokenFields = new Set([
  ...['access_token', 'refresh_token', 'id_token'],
  ...['accessToken', 'refreshToken', 'idToken', 'authCode'],
]);

/**
 * Returns a copy of a response that a page may see. The copy has no token fields, at any depth, and the
 * values of the endpoint's secret fields become `current`. A text also becomes `current` when it equals a
 * `known` value of at least 8 characters from the shopper's cookies.
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
