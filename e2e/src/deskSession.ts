/** A login at the operations desk: its cookie, and the value that its forms contain. */
export interface DeskSession {
  readonly cookie: string;
  readonly csrf: string;
}

/**
 * Logs in to the desk with the account of the demo shop. The second listener of a demo shop shows the login
 * and the next code of its authenticator.
 */
export async function logInToDesk(opsOrigin: string): Promise<DeskSession> {
  const { email, password, code } = (await (await fetch(`${opsOrigin}/dev/desk`)).json()) as Record<
    'email' | 'password' | 'code',
    string
  >;
  const response = await fetch(`${opsOrigin}/desk/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: opsOrigin },
    body: new URLSearchParams({ email, password, code }),
  });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  if (response.status !== 303 || cookie === '') throw new Error(`The desk answered ${response.status}.`);
  const page = await (await fetch(`${opsOrigin}/desk`, { headers: { cookie } })).text();
  const [, csrf = ''] = /name="csrf" value="([\w-]+)"/.exec(page) ?? [];
  return { cookie, csrf };
}

/** Changes the price of an offer at the desk. Resolves to the status: 303 after the change. */
export async function changePrice(
  opsOrigin: string,
  { cookie, csrf }: DeskSession,
  ussid: string,
  rupees: number,
): Promise<number> {
  const response = await fetch(`${opsOrigin}/desk/offers/${encodeURIComponent(ussid)}/price`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: opsOrigin },
    body: new URLSearchParams({ csrf, rupees: String(rupees) }),
  });
  return response.status;
}
