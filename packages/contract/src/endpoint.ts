/**
 * One call of the contract as plain data. The server's routes, the client's types, the storefront's allow-list, mocks, samples and
 * OpenAPI are all made from it; its zod schemas stand under the same name in `schemas.ts`, so that zod never reaches a browser.
 */
export interface Endpoint {
  /** Which program answers: the store, the identity provider, the content service, the service of remote settings, or the storefront itself. */
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path with `{name}` parameters, as the specification writes it. */
  readonly path: string;
  /** What the call does, whatever its method says: the specification has GETs that change things. CSRF, retry, prefetch and `no-store` follow this. */
  readonly effect: 'read' | 'write';
  /** `shopper`: a browser may ask for it through `/api`. `boundary`: only the storefront's own server may. */
  readonly audience: 'shopper' | 'boundary';
  /** The token it needs. `any`: the customer's when there is one, else the global one. */
  readonly token: 'none' | 'global' | 'customer' | 'any' | 'identity';
  /** Where the token travels. Default: `bearer`. */
  readonly tokenIn?: 'bearer' | 'parameter';
  /** How the body travels. Default: no body. */
  readonly body?: 'json' | 'form' | 'multipart';
  /** Files of a multipart body: the field they stand in, how many, bytes of each, and the types that are taken. */
  readonly files?: {
    readonly field: string;
    readonly most: number;
    readonly bytes: number;
    readonly types: readonly string[];
  };
  /** Bytes of the body at most, where that is less than the usual 256 kB. */
  readonly maxBytes?: number;
  /** A write that moves stock or money needs an Idempotency-Key header; the same key gets the same answer. */
  readonly idempotent?: true;
  /** The same for every shopper: may be cached and shared. */
  readonly shared?: true;
  /** Attempts on a 5xx. Default 3 for reads; writes are tried once unless they are idempotent. */
  readonly attempts?: number;
  /** Milliseconds until it is given up, where that is not the usual time. With files: for all of them on a slow line. */
  readonly timeoutMs?: number;
  /** Fields of the answer that a page script may not see: the session boundary takes them out, at any depth. */
  readonly secrets?: readonly string[];
  /** Identity-provider calls that carry the client id header and, where the word is `secret`, the client secret as well. */
  readonly client?: 'id' | 'secret';
  /** True where the caller must be the storefront: the header `x-luxe-storefront-secret` is checked. */
  readonly internal?: true;
  /** True where another back end may answer 404 for want of the call: the shop does without it. */
  readonly optional?: true;
  /**
   * `done` where the identity provider is told what the store is told, too: in a shop without single sign-on there is nobody else to tell, and
   * the session boundary says that it is done.
   */
  readonly withoutProvider?: 'done';
  /** True where the partner-app journey adds its source header. */
  readonly source?: true;
  /** True where the session boundary says as parameters (`deviceInfo`, `networkInfo`) what the request comes from. A POST alone. */
  readonly device?: true;
  /** True where the headers `cartId` and `siteId` go along: the session boundary fills them in. */
  readonly cartHeaders?: true;
  /** Error codes a caller can expect, with the status they come with. */
  readonly errors?: Readonly<Record<string, number>>;
  /** One sentence for OpenAPI and the reader. */
  readonly summary: string;
}

export type Service = 'store' | 'identity' | 'content' | 'config' | 'storefront';

/** Parameters whose value the session boundary fills in when a page sends this word: the page knows neither its user name nor its cart. */
export const current = 'current';
/** In the place of `current` where a cart is named: the customer's cart to buy now, not her bag. */
export const buyNow = 'buyNow';
