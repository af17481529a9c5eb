import {
  deskCalls,
  deskCsrfHeader,
  deskPath,
  type DeskCallName,
  type DeskResponse,
} from '@luxe/contract/desk';

/** A login at the operations desk: its cookie, and the value that its changes carry. */
export interface DeskSession {
  readonly cookie: string;
  readonly csrf: string;
}

/**
 * Logs in to the desk with the account of the demo shop. The second listener of a demo shop shows the login
 * and the next code of its authenticator.
 */
export async function logInToDesk(opsOrigin: string): Promise<DeskSession> {
  const login = await (await fetch(`${opsOrigin}/dev/desk`)).text();
  const response = await fetch(opsOrigin + deskCalls.logIn.path, {
    method: 'POST',
    headers: { origin: opsOrigin, 'content-type': 'application/json' },
    body: login,
  });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  if (response.status !== 200 || cookie === '') throw new Error(`The desk answered ${response.status}.`);
  const { csrf } = (await response.json()) as DeskResponse<'logIn'>;
  return { cookie, csrf };
}

/** Headers of a change at the desk. */
export const changeHeaders = (opsOrigin: string, { cookie, csrf }: DeskSession) => ({
  ...{ cookie, origin: opsOrigin, [deskCsrfHeader]: csrf },
  'idempotency-key': crypto.randomUUID(),
});

/** Changes the price of an offer at the desk. Resolves to the status. */
export async function changePrice(
  opsOrigin: string,
  session: DeskSession,
  ussid: string,
  rupees: number,
): Promise<number> {
  const response = await fetch(opsOrigin + deskPath(deskCalls.changePrice.path, { ussid }), {
    method: 'POST',
    headers: { ...changeHeaders(opsOrigin, session), 'content-type': 'application/json' },
    body: JSON.stringify({ rupees: String(rupees) }),
  });
  return response.status;
}

/** Makes a call of the desk; a change with a body. Throws for an error. */
export async function callDesk<Name extends DeskCallName>(
  opsOrigin: string,
  session: DeskSession,
  name: Name,
  params: Readonly<Record<string, string | number>>,
  body?: object,
): Promise<DeskResponse<Name>> {
  const { method, path } = deskCalls[name];
  const response = await fetch(opsOrigin + deskPath(path, params), {
    method,
    headers: { ...changeHeaders(opsOrigin, session), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${name} answered ${response.status}: ${text}`);
  return JSON.parse(text) as DeskResponse<Name>;
}
