import type { DeskResponse } from '@luxe/contract/desk';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { domainError } from '../../errors/domainError.ts';
import type { DeskLogin, DeskSession } from '../staff/deskLogin.ts';
import type { DeskMount } from './deskMount.ts';
import { setToken, tokenOf } from './guardDesk.ts';

interface AccountDeskParts {
  readonly login: DeskLogin;
  readonly origin: string;
  /** Network of a request, for limits. */
  readonly networkOf: (request: FastifyRequest) => string;
}

/** Login, logout and password of a person. */
export function accountDesk(mount: DeskMount, { login, origin, networkOf }: AccountDeskParts): void {
  /** Sets the cookie of a new session and returns the session. */
  async function open(reply: FastifyReply, token: string): Promise<DeskResponse<'session'>> {
    setToken(reply, origin, token);
    const person = await login.find(token);
    if (!person) throw domainError('deskLoginRequired');
    return toSession(person);
  }

  mount('session', async ({ person }) => toSession(person));

  mount('logIn', async ({ body, request, reply }) =>
    open(reply, await login.logIn(body, networkOf(request), tokenOf(request, origin))),
  );

  mount('logOut', async ({ person, reply }) => {
    await login.logOut(person);
    setToken(reply, origin, undefined);
    return { status: 'SUCCESS' };
  });

  mount('changePassword', async ({ person, body, request, reply }) =>
    open(reply, await login.changePassword(person, body, networkOf(request))),
  );
}

const toSession = ({ name, email, roles, mustChangePassword, csrf }: DeskSession) => ({
  person: { name, email },
  roles: [...roles],
  mustChangePassword,
  csrf,
});
