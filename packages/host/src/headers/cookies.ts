import { isHttps, type ObservedResponse } from './observedResponse.ts';

interface SetCookie {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Names of cookies that would let an attacker take over a session. */
const isSession = ({ name }: SetCookie) => /login|sess|token|auth|userdetails|cart(guid|code)/i.test(name);

/**
 * The cookie test of Mozilla's HTTP Observatory, but with more cookie names that count as session cookies.
 */
export function judgeCookies(response: ObservedResponse): readonly [result: string, points: number] {
  const cookies = response.headers.getSetCookie().map(readCookie);
  if (cookies.length === 0) return ['cookies-not-found', 0];
  const has = (attribute: string) => (cookie: SetCookie) => cookie.attributes.has(attribute);
  const lacks = (attribute: string) => (cookie: SetCookie) => !cookie.attributes.has(attribute);
  const isProtected = response.headers.has('strict-transport-security');
  const sessions = cookies.filter(isSession);
  if (sessions.some(lacks('httponly'))) return ['cookies-session-without-httponly-flag', -30];
  if (sessions.some(lacks('secure')) && !(isProtected && isHttps(response)))
    return ['cookies-session-without-secure-flag', -40];
  if (sessions.some(lacks('secure')))
    return ['cookies-session-without-secure-flag-but-protected-by-hsts', -10];
  if (cookies.some(lacks('secure')))
    return isProtected && isHttps(response)
      ? ['cookies-without-secure-flag-but-protected-by-hsts', -5]
      : ['cookies-without-secure-flag', -20];
  if (cookies.some((cookie) => !/^(lax|strict)?$/i.test(cookie.attributes.get('samesite') ?? '')))
    return ['cookies-samesite-flag-invalid', -20];
  return cookies.every(has('samesite'))
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0];
}

export function readCookie(text: string): SetCookie {
  const [pair = '', ...rest] = text.split(';');
  const attributes = rest.map((part): [string, string] => {
    const [name = '', value = ''] = part.trim().split('=');
    return [name.toLowerCase(), value];
  });
  return { name: pair.split('=', 1)[0]?.trim() ?? '', attributes: new Map(attributes) };
}
