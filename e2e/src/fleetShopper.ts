import type { Fleet } from './fleet.ts';

export interface Answer {
  readonly status: number;
  // A test reads whatever it expects.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A shopper without a browser: keeps cookies, asks as a page of the shop does, and tries again what could not be answered. */
export interface FleetShopper {
  /** Asks the boundary; `at` names a storefront past the load balancer. */
  ask(
    method: 'GET' | 'POST',
    path: string,
    more?: { body?: object; key?: string; at?: string },
  ): Promise<Answer>;
  /** The same, again until it is answered: what a shopper's browser does, or her hand. */
  insist(method: 'GET' | 'POST', path: string, more?: { body?: object; key?: string }): Promise<Answer>;
  cookie(name: string): string | undefined;
  logIn(phone: string): Promise<void>;
}

export function newShopper(fleet: Fleet): FleetShopper {
  const cookies = new Map<string, string>();
  const shopper: FleetShopper = {
    cookie: (name) => cookies.get(name),
    async ask(method, path, { body, key, at = fleet.origin } = {}) {
      const answer = await fetch(`${at}/api${path}`, {
        method,
        headers: {
          origin: fleet.origin,
          'sec-fetch-site': 'same-origin',
          'x-luxe-request': '1',
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, decodeURIComponent(value));
      }
      return { status: answer.status, body: await answer.json() };
    },
    async insist(method, path, more) {
      for (let left = 20; ; left -= 1) {
        const answer = await shopper.ask(method, path, more).catch(() => ({ status: 0, body: undefined }));
        if (answer.status !== 0 && answer.status < 500) return answer;
        if (left === 0) throw new Error(`${method} ${path} was never answered.`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async logIn(phone) {
      const sent = await shopper.ask('POST', '/api/v2/sso/check-phone', {
        body: { phone, countryCode: '91', captchaToken: null },
      });
      const { refId } = sent.body as { refId: string };
      // The code is with the process that made it: development's outbox is in memory.
      const codes = await Promise.all(
        fleet.ops.map(
          async (ops) =>
            (await (await fetch(`${ops}/dev/outbox?phone=${phone}`)).json()) as { code?: string },
        ),
      );
      const otp = codes.find(({ code }) => code)?.code;
      const answer = await shopper.ask('POST', '/session/login', { body: { phone, otp, refId } });
      if (answer.status !== 200)
        throw new Error(`Login answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    },
  };
  return shopper;
}
