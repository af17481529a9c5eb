import type { Fleet } from './fleet.ts';

export interface FleetResponse {
  readonly status: number;
  // Typed as any, because each test reads different fields of the response body.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A shopper without a browser: stores cookies and sends requests as a page of the shop does. */
export interface FleetShopper {
  /**
   * Sends a request to the session boundary (`/api`). `at` is the origin of one storefront, for a request
   * that bypasses the load balancer.
   */
  request(
    method: 'GET' | 'POST',
    path: string,
    more?: { body?: object; key?: string; at?: string },
  ): Promise<FleetResponse>;
  /** Retries until the status is below 500, as a page or a shopper does. Throws after 20 retries. */
  requestWithRetry(
    method: 'GET' | 'POST',
    path: string,
    more?: { body?: object; key?: string },
  ): Promise<FleetResponse>;
  cookie(name: string): string | undefined;
  logIn(phone: string): Promise<void>;
}

export function newShopper(fleet: Fleet): FleetShopper {
  const cookies = new Map<string, string>();
  const shopper: FleetShopper = {
    cookie: (name) => cookies.get(name),
    async request(method, path, { body, key, at = fleet.origin } = {}) {
      const response = await fetch(`${at}/api${path}`, {
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
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, decodeURIComponent(value));
      }
      return { status: response.status, body: await response.json() };
    },
    async requestWithRetry(method, path, more) {
      for (let left = 20; ; left -= 1) {
        const response = await shopper
          .request(method, path, more)
          .catch(() => ({ status: 0, body: undefined }));
        if (response.status !== 0 && response.status < 500) return response;
        if (left === 0) throw new Error(`${method} ${path} was never answered.`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async logIn(phone) {
      const sent = await shopper.request('POST', '/api/v2/sso/check-phone', {
        body: { phone, countryCode: '91', captchaToken: null },
      });
      const { refId } = sent.body as { refId: string };
      // The development outbox is in memory. Only the store API that created the one-time code can return the
      // code, so the test asks all store APIs.
      const codes = await Promise.all(
        fleet.ops.map(
          async (ops) =>
            (await (await fetch(`${ops}/dev/outbox?phone=${phone}`)).json()) as { code?: string },
        ),
      );
      const otp = codes.find(({ code }) => code)?.code;
      const response = await shopper.request('POST', '/session/login', { body: { phone, otp, refId } });
      if (response.status !== 200)
        throw new Error(`Login answered ${response.status}: ${JSON.stringify(response.body)}`);
    },
  };
  return shopper;
}
