import { DomainError, type Clock } from '@luxe/host';
import { html, type Html } from '@luxe/format/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minPassword, type DeskLogin, type DeskSession } from '../staff/deskLogin.ts';
import { form, page, problemText } from './deskPage.ts';
import { personOf, setToken, tokenOf } from './guardDesk.ts';

export interface AccountDeskParts {
  readonly clock: Clock;
  readonly login: DeskLogin;
  readonly origin: string;
  /** Network of a request, for limits. */
  readonly networkOf: (request: FastifyRequest) => string;
}

interface LoginForm {
  readonly email?: string;
  readonly password?: string;
  readonly code?: string;
}

interface PasswordForm {
  readonly current?: string;
  readonly next?: string;
}

/** Login, logout and password of a person. */
export function accountDesk(
  scope: FastifyInstance,
  { login, origin, networkOf }: Omit<AccountDeskParts, 'clock'>,
): void {
  scope.get('/desk/login', { config: { desk: 'public' } }, async (request, reply) => {
    if (await login.find(tokenOf(request, origin))) return reply.redirect('/desk', 303);
    return sendPage(reply, loginPage());
  });

  scope.post<{ Body: LoginForm | undefined }>(
    '/desk/login',
    { config: { desk: 'public' } },
    async (request, reply) => {
      const { email = '', password = '', code = '' } = request.body ?? {};
      try {
        const credentials = { email: String(email), password: String(password), code: String(code) };
        const token = await login.logIn(credentials, networkOf(request), tokenOf(request, origin));
        setToken(reply, origin, token);
        return await reply.redirect('/desk', 303);
      } catch (error) {
        return sendProblem(reply, error, (problem) => loginPage(problem, String(email)));
      }
    },
  );

  scope.post('/desk/logout', { config: { desk: 'everyone' } }, async (request, reply) => {
    await login.logOut(personOf(request));
    setToken(reply, origin, undefined);
    return reply.redirect('/desk/login', 303);
  });

  scope.get('/desk/password', { config: { desk: 'everyone' } }, async (request, reply) =>
    sendPage(reply, passwordPage(personOf(request))),
  );

  scope.post<{ Body: PasswordForm | undefined }>(
    '/desk/password',
    { config: { desk: 'everyone' } },
    async (request, reply) => {
      const person = personOf(request);
      const { current = '', next = '' } = request.body ?? {};
      const passwords = { current: String(current), next: String(next) };
      try {
        setToken(reply, origin, await login.changePassword(person, passwords, networkOf(request)));
        return await reply.redirect('/desk', 303);
      } catch (error) {
        return sendProblem(reply, error, (problem) => passwordPage(person, problem));
      }
    },
  );
}

export const sendPage = (reply: FastifyReply, { html: text }: Html) =>
  reply.type('text/html; charset=utf-8').send(text);

/** Whether a person reads the response, not a program. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

/** Shows the form again with the sentence of an error. Throws any other error. */
function sendProblem(reply: FastifyReply, error: unknown, toPage: (problem: string) => Html) {
  if (!(error instanceof DomainError) || !wantsPage(reply.request)) throw error;
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return sendPage(reply.code(error.status), toPage(error.message));
}

const loginPage = (problem?: string, email = ''): Html =>
  page(
    problem === undefined ? 'Log in to the desk' : 'Error: Log in to the desk',
    html`<h1>Log in to the desk</h1>
      ${problemText(problem)}
      <form method="post" action="/desk/login" class="rows">
        <label>
          E-mail address
          <input name="email" type="email" autocomplete="username" required value="${email}" />
        </label>
        <label>
          Password
          <input name="password" type="password" autocomplete="current-password" required />
        </label>
        <label>
          Six-digit code of your authenticator app
          <input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="7" />
        </label>
        <button>Log in</button>
      </form>`,
  );

const passwordPage = (person: DeskSession, problem?: string): Html =>
  page(
    problem === undefined ? 'Change password' : 'Error: Change password',
    html`<h1>Change password</h1>
      ${
        person.mustChangePassword &&
        html`<p>Your first password was generated for you. Choose one of your own.</p>`
      }
      ${problemText(problem)}
      <p>Your other logins end.</p>
      ${form(
        person,
        '/desk/password',
        html`<input type="hidden" autocomplete="username" value="${person.email}" />
          <label>
            Current password
            <input name="current" type="password" autocomplete="current-password" required />
          </label>
          <label>
            New password, at least ${minPassword} letters
            <input
              name="next"
              type="password"
              autocomplete="new-password"
              required
              minlength="${minPassword}"
            />
          </label>
          <button>Change password</button>`,
        'rows',
      )}`,
    person,
  );
