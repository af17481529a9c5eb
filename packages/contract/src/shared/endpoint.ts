import type { ErrorCode } from '../errors/errors.ts';

/**
 * One call of the contract as plain data. The server's routes, the client's types, the storefront's
 * allow-list, mocks, samples and OpenAPI derive from it. Its zod schemas are in `schemas.ts` under the same
 * name, so that zod never reaches a browser.
 */
export interface Endpoint {
  /**
   * The service that handles the call: the store, the identity provider, the content service, remote
   * configuration, or the storefront itself.
   */
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path with `{name}` parameters, as in the specification. */
  readonly path: string;
  /**
   * Whether the call reads or writes, independent of its method: the specification has GETs that write. CSRF
   * checks, retries, prefetching and the `no-store` header depend on this value.
   */
  readonly effect: 'read' | 'write';
  /** `shopper`: a browser may make the call through `/api`. `boundary`: only the storefront's server may. */
  readonly audience: 'shopper' | 'boundary';
  /** The token that the call needs. `any`: the customer token when there is one, else the global token. */
  readonly token: 'none' | 'global' | 'customer' | 'any' | 'identity';
  /** How the token is sent. Default: `bearer`. */
  readonly tokenIn?: 'bearer' | 'parameter';
  /** How the body is encoded. Default: no body. */
  readonly body?: 'json' | 'form' | 'multipart';
  /** Files of a multipart body: field name, maximum count, bytes per file, and accepted types. */
  readonly files?: {
    readonly field: string;
    readonly maxCount: number;
    readonly bytes: number;
    readonly types: readonly string[];
  };
  /** Maximum size of the body in bytes, if below the usual 256 KiB. */
  readonly maxBytes?: number;
  /**
   * True when the response may be server-sent events: the event `answer` has the response, after events with
   * parts of it. A response of one part, and every error, is JSON.
   */
  readonly stream?: true;
  /**
   * True for a write that moves stock or money. The call needs an Idempotency-Key header. A repeated request
   * with the same key gets the same response.
   */
  readonly idempotent?: true;
  /** True when every shopper gets the same response, so that it may be cached and shared. */
  readonly shared?: true;
  /**
   * True when the path contains a secret that opens the response for anyone who has it. The server may read
   * it for a page, and nothing caches it.
   */
  readonly byLink?: true;
  /**
   * What a shopper must allow before their browser may make the call. The session boundary reads the answer
   * in the cookie `consent` and rejects the call without it. A `ConsentCategory`.
   */
  readonly consent?: 'preferences' | 'measurement' | 'advertising';
  /** Attempts on a 5xx. Default: 3 for reads and idempotent writes, 1 for other writes. */
  readonly attempts?: number;
  /** Timeout in milliseconds, if not the default. With files, it covers their upload on a slow connection. */
  readonly timeoutMs?: number;
  /**
   * Response fields that page scripts must not see. The session boundary replaces their values with
   * `current`, at any depth.
   */
  readonly secrets?: readonly string[];
  /**
   * For calls of the identity provider: `id` sends the client id header, `secret` sends the client secret as
   * well.
   */
  readonly client?: 'id' | 'secret';
  /**
   * True when only the storefront's server may make the call. The store then checks the header
   * `x-luxe-storefront-secret`.
   */
  readonly internal?: true;
  /** True when another back end may lack the call and answer 404. The shop works without it. */
  readonly optional?: true;
  /**
   * Set to `done` for a call that sends data to the identity provider, when the store also gets this data. In
   * a shop without single sign-on, the session boundary then sends nothing and reports success.
   */
  readonly withoutProvider?: 'done';
  /**
   * True when the session boundary adds a source header for shoppers who came from the partner's app
   * [NET-04].
   */
  readonly source?: true;
  /**
   * True when the session boundary adds the parameters `deviceInfo` and `networkInfo` [NET-07]. POST only.
   */
  readonly device?: true;
  /** True when the session boundary passes on the header `unique-browser-id` of a page [SEA-09]. */
  readonly browserId?: true;
  /** True when the session boundary adds the header `customerHash` of a customer. */
  readonly customerHash?: true;
  /** True when the session boundary adds the headers `cartId` and `siteId`. */
  readonly cartHeaders?: true;
  /**
   * Error codes that this call may answer. `errorCodesOf` adds those that every call of its kind may answer,
   * such as an invalid token.
   */
  readonly errors?: readonly ErrorCode[];
  /** Short description for OpenAPI. */
  readonly summary: string;
}

export type Service = 'store' | 'identity' | 'content' | 'config' | 'storefront';

/**
 * Placeholder for parameters that the session boundary fills in, because a page knows neither the user name
 * nor the id of the cart.
 */
export const current = 'current';
/** Placeholder for the customer's buy-now cart. `current` stands for their bag. */
export const buyNow = 'buyNow';
