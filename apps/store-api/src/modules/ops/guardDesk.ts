import { callerName, createLimiter, equalsSecret, type Clock } from '@luxe/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { deskWrite } from '../../db/schema/index.ts';
import { domainError, retryableError } from '../../errors/domainError.ts';

interface DeskGuard {
  readonly db: Database;
  readonly clock: Clock;
  readonly password: string;
}

/** Maximum length of a request body in an audit row, in characters. */
const maxAuditBody = 1000;

/**
 * Guards the operations desk, a Fastify scope of the ops listener, with its password (HTTP Basic, any user
 * name). Rejects writes from pages of other sites. Every write request gets an audit row first.
 */
export function guardDesk({ db, clock, password }: DeskGuard): (scope: FastifyInstance) => void {
  const tries = createLimiter({
    name: 'desk passwords',
    limit: 20,
    windowMs: 10 * 60_000,
    elapsed: () => clock.elapsed(),
  });
  const lockedUntil = new Map<string, number>();

  return (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      // During a lockout, reject every password before checking it. Otherwise the response would reveal a
      // right guess.
      const network = callerName(request.ip);
      const left = Math.ceil(((lockedUntil.get(network) ?? 0) - clock.elapsed()) / 1000);
      if (left > 0) throw retryableError('tooManyDeskTries', left);
      if (isPassword(request, password)) return rejectCrossSite(request);
      const wait = request.headers.authorization ? await tries.take(network) : undefined;
      if (wait !== undefined) {
        lockedUntil.set(network, clock.elapsed() + wait * 1000);
        throw retryableError('tooManyDeskTries', wait);
      }
      reply.header('www-authenticate', 'Basic realm="Desk", charset="UTF-8"');
      throw domainError('deskPasswordRequired');
    });
    scope.addHook('preHandler', async ({ method, url, body }) => {
      if (isRead(method)) return;
      const detail = (JSON.stringify(body ?? null) ?? '').slice(0, maxAuditBody).replaceAll('\\u0000', '');
      await db.insert(deskWrite).values({ at: clock.now(), method, path: url.slice(0, 500), detail });
    });
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** User name and password of HTTP Basic; undefined for any other scheme. */
function credentialsOf({ headers }: FastifyRequest): { name: string; password: string } | undefined {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') return undefined;
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = given.indexOf(':');
  return { name: given.slice(0, Math.max(0, colon)), password: given.slice(colon + 1) };
}

/** Name under which an operator has logged in to the desk; empty for none. */
export const operatorOf = (request: FastifyRequest): string =>
  (credentialsOf(request)?.name ?? '').replaceAll('\0', '').trim().slice(0, 100);

function isPassword(request: FastifyRequest, password: string): boolean {
  return equalsSecret(credentialsOf(request)?.password, password);
}

/**
 * A browser adds the password to every request, even to a form that a page of another site submits. A browser
 * may therefore write only from a page of the desk. A request with neither Sec-Fetch-Site nor Origin is
 * accepted, because it comes from a program that is not a browser.
 */
function rejectCrossSite({ method, headers }: FastifyRequest): void {
  if (isRead(method)) return;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === undefined : site === 'same-origin';
  if (!isOwn) throw domainError('requestFromElsewhere');
}
