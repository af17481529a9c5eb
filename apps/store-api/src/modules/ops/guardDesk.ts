import { callerName, createLimiter } from '@luxe/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { deskWrite } from '../../db/schema/index.ts';
import { Refusal } from '../../refusal.ts';

interface DeskGuard {
  readonly db: Database;
  readonly clock: Clock;
  readonly password: string;
}

/** Most characters of a request's body that an audit row keeps. */
const keptBody = 1000;

/**
 * Lets into a scope of the ops listener only with the desk's password (HTTP Basic, any user name), and with no request
 * that a page of another site made. Every write has an audit row before it happens.
 */
export function guardDesk({ db, clock, password }: DeskGuard): (scope: FastifyInstance) => void {
  const tries = createLimiter({
    name: 'desk passwords',
    limit: 20,
    windowMs: 10 * 60_000,
    elapsed: () => clock.elapsed(),
  });
  const shutUntil = new Map<string, number>();
  const tooMany = (seconds: number) => new Refusal(429, 'O4290', 'Too many tries.', seconds);

  return (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      // Who has guessed too often is not told whether the last guess was right.
      const network = callerName(request.ip);
      const left = Math.ceil(((shutUntil.get(network) ?? 0) - clock.elapsed()) / 1000);
      if (left > 0) throw tooMany(left);
      if (isPassword(request, password)) return refuseForeign(request);
      const wait = request.headers.authorization ? await tries.take(network) : undefined;
      if (wait !== undefined) {
        shutUntil.set(network, clock.elapsed() + wait * 1000);
        throw tooMany(wait);
      }
      reply.header('www-authenticate', 'Basic realm="Desk", charset="UTF-8"');
      throw new Refusal(401, 'UNAUTHORIZED', 'The desk asks for its password.');
    });
    scope.addHook('preHandler', async ({ method, url, body }) => {
      if (isRead(method)) return;
      const detail = (JSON.stringify(body ?? null) ?? '').slice(0, keptBody).replaceAll('\\u0000', '');
      await db.insert(deskWrite).values({ at: clock.now(), method, path: url.slice(0, 500), detail });
    });
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function isPassword({ headers }: FastifyRequest, password: string): boolean {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'Basic') return false;
  const given = Buffer.from(encoded, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(password));
}

/**
 * A browser sends the password along by itself, also with a form of another page: what changes something must come from
 * the desk's own. A program without a browser sends neither header.
 */
function refuseForeign({ method, headers }: FastifyRequest): void {
  if (isRead(method)) return;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === undefined : site === 'same-origin';
  if (!isOwn) throw new Refusal(403, 'FORBIDDEN', 'This does not come from the desk.');
}
