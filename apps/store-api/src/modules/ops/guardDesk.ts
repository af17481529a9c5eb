import { deskCalls, deskCsrfHeader } from '@luxe/contract/desk';
import { equalsSecret } from '@luxe/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffRole } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import type { DeskLogin, DeskSession } from '../staff/deskLogin.ts';

/** Who may use a route of the desk: a role, everyone who is logged in, or the public. */
export type DeskAccess = StaffRole | 'everyone' | 'public';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use a route of the desk. The desk rejects every request to a route without it. */
    desk?: DeskAccess;
  }
}

interface DeskGuard {
  readonly login: DeskLogin;
  /** Origin at which people reach the desk. With https, cookies are secure. */
  readonly origin: string;
}

/** Routes for a person who must change the password first. */
const ownPaths = new Set<string>([
  deskCalls.session.path,
  deskCalls.changePassword.path,
  deskCalls.logOut.path,
]);

const sessions = new WeakMap<FastifyRequest, DeskSession>();

/** The person who makes a request, for a route that needs a login. */
export function personOf(request: FastifyRequest): DeskSession {
  const session = sessions.get(request);
  if (!session) throw domainError('deskLoginRequired');
  return session;
}

/**
 * Guards the operations desk, a Fastify scope of the ops listener: session, role, and protection against
 * requests of other pages.
 */
export function guardDesk({ login, origin }: DeskGuard): (scope: FastifyInstance) => void {
  return (scope) => {
    scope.addHook('onRequest', async (request) => {
      rejectCrossSite(request);
      const access = request.routeOptions.config.desk;
      if (access === 'public') return;
      const session = await login.find(tokenOf(request, origin));
      if (!session) throw domainError('deskLoginRequired');
      sessions.set(request, session);
      if (!isRead(request.method)) checkCsrf(request, session);
      if (session.mustChangePassword && !ownPaths.has(request.routeOptions.url ?? ''))
        throw domainError('deskPasswordDue');
      if (access === 'everyone') return;
      if (!access || !session.roles.includes(access)) throw domainError('deskRoleMissing');
    });
  };
}

/** A change has a value of its session in a header, which no form and no page of another origin can send. */
function checkCsrf({ headers }: FastifyRequest, { csrf }: DeskSession): void {
  const sent = headers[deskCsrfHeader];
  if (typeof sent !== 'string' || !equalsSecret(sent, csrf)) throw domainError('deskFormExpired');
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Name of the cookie. The prefix makes browsers accept it only from the desk's own origin over https (RFC
 * 6265bis, section 4.1.3.2).
 */
const cookieName = (origin: string) => (origin.startsWith('https:') ? '__Host-desk' : 'desk');

/** The session token in the cookie of a request. */
export function tokenOf({ headers }: FastifyRequest, origin: string): string | undefined {
  const prefix = `${cookieName(origin)}=`;
  const found = (headers.cookie ?? '')
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(prefix));
  return found?.slice(prefix.length) || undefined;
}

/** Sets the session cookie; without a token, deletes it. The browser deletes it when it is closed. */
export function setToken(reply: FastifyReply, origin: string, token: string | undefined): void {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const end = token === undefined ? '; Max-Age=0' : '';
  reply.header(
    'set-cookie',
    `${cookieName(origin)}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict${secure}${end}`,
  );
}

/** A change may come only from a page of the desk. Every browser sends Sec-Fetch-Site or Origin with it. */
function rejectCrossSite({ method, headers }: FastifyRequest): void {
  if (isRead(method)) return;
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined ? URL.parse(headers.origin ?? '')?.host === headers.host : site === 'same-origin';
  if (!isOwn) throw domainError('requestFromElsewhere');
}
