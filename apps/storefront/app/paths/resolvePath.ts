/** The route that a path of the shop resolves to. */
export type RouteMatch =
  | { readonly kind: 'home' }
  | { readonly kind: 'explore'; readonly slug: string }
  | { readonly kind: 'search' }
  | { readonly kind: 'bag' }
  | { readonly kind: 'checkout' }
  /** The outcome of an order's payment, including a pending one. */
  | { readonly kind: 'orderOutcome' }
  /** `/my-account` and all paths below it. `routes.ts` lists the pages. */
  | { readonly kind: 'account' }
  /** `/verify-email`, linked from an e-mail. */
  | { readonly kind: 'verifyEmail' }
  /** The page that asks for confirmation before a link from another site logs the shopper in. */
  | { readonly kind: 'confirmLogin' }
  /** Self-service help: single topics, and the page of useful links. */
  | { readonly kind: 'help' }
  | { readonly kind: 'listing'; readonly code: string; readonly slug: string }
  /** A collection, dynamic listing or brand store if the store API knows the path; else content. */
  | { readonly kind: 'dynamic'; readonly path: string }
  | { readonly kind: 'product'; readonly productId: string; readonly slug: string }
  /** `/other-seller/{id}`. */
  | { readonly kind: 'otherSellers'; readonly productId: string }
  /** `/brandList/*-brands-index` and `/brandList/*-luxury-brands`. */
  | { readonly kind: 'brandIndex'; readonly path: string }
  /** Any other path. The page shows the content at that path, if there is any. */
  | { readonly kind: 'content'; readonly path: string }
  /** The page has another path, so the request is redirected to `to`. */
  | { readonly kind: 'moved'; readonly to: string }
  /**
   * A file, or a path that only the server handles. The response is 404 unless the server finds something
   * there.
   */
  | { readonly kind: 'file' };

const serverPrefixes = new Set(['assets', 'img', 'api', 'media', '.well-known']);
/** Paths with one of these first segments are never dynamic listings [RTE-11]. */
const reservedSegments = new Set(
  'all-pdp browse brandList cart checkout explore my-account other-seller search trackOrder useful-links'.split(
    ' ',
  ),
);
/** Help paths (`helpTopicAt.ts` has their topics), and the page of useful links. */
const helpSegments = new Set(
  'contact-us shipping cancellation returns terms-and-conditions useful-links'.split(' '),
);
/**
 * Paths of the screen that shows the outcome of an order [CHK-13]. The server redirects the last path, so the
 * screen sees that path only after navigation in the browser.
 */
export const outcomePaths = [
  ...['order-placed-successfully', 'order-failed', 'payment-pending', 'thank-you', 'checkout/multi'],
  'checkout/multi/payment-method/newCardPayment',
] as const;
const fixedRoutes: ReadonlyMap<string, RouteMatch> = new Map(
  Object.entries<RouteMatch>({
    '': { kind: 'home' },
    luxury: { kind: 'home' },
    search: { kind: 'search' },
    cart: { kind: 'bag' },
    bag: { kind: 'bag' },
    checkout: { kind: 'checkout' },
    retryFailedOrder: { kind: 'checkout' },
    'verify-email': { kind: 'verifyEmail' },
    'confirm-login': { kind: 'confirmLogin' },
    ...Object.fromEntries(outcomePaths.map((path): [string, RouteMatch] => [path, { kind: 'orderOutcome' }])),
  }),
);

/**
 * Resolves a path, on the server and in the browser alike. Ignores the query. Never throws: a path that
 * cannot be decoded resolves to `file`. Source: specification, section 2. Order:
 *
 * 1. paths of the server, fixed routes, files
 * 2. redirects: the two short help paths, and `/brands` removed
 * 3. codes (`c-`, `p-`)
 * 4. brand indexes
 * 5. `dynamic`: collections (`/{slug}/browse/{tag}`), listings of two or three slugs, `/{slug}-store`
 * 6. content
 */
export function resolvePath(pathname: string): RouteMatch {
  const parts = decodeParts(pathname);
  if (!parts) return { kind: 'file' };
  const [first = '', second = '', third] = parts;
  if (serverPrefixes.has(first.toLowerCase())) return { kind: 'file' };

  const route = fixedRoutes.get(parts.join('/'));
  if (route) return route;
  if (second === '' && helpSegments.has(first)) return { kind: 'help' };
  if (first === 'explore' && second && third === undefined && !isFile(second))
    return { kind: 'explore', slug: second };
  if (first === 'search' && /^page-[1-9]\d{0,4}$/.test(second) && third === undefined)
    return { kind: 'search' };
  if (first === 'my-account') return { kind: 'account' };
  if (first === 'checkout') return { kind: 'checkout' };
  if (isFile(parts.at(-1) ?? '')) return { kind: 'file' };
  if (first === 'other-seller' && parts.length === 2 && productCode.test(second))
    return { kind: 'otherSellers', productId: toProductId(second) };

  const shortPath = parts.some((part) => part.includes('contactus'))
    ? '/b-contactus'
    : parts.some((part) => part.includes('cktnc'))
      ? '/b-cktnc'
      : undefined;
  if (shortPath && toPath(parts) !== shortPath) return { kind: 'moved', to: shortPath };
  if (parts.includes('brands'))
    return { kind: 'moved', to: toPath(parts.filter((part) => part !== 'brands')) };

  const isBrandIndex = first === 'brandList' && parts.length === 2 && brandIndex.test(second);
  const kind = isBrandIndex ? 'brandIndex' : isDynamic(parts) ? 'dynamic' : 'content';
  return resolveCode(parts) ?? { kind, path: toPath(parts) };
}

/**
 * Whether a path is a dynamic listing: two or three slugs without a reserved first segment, the jewellery
 * store, or a brand store [SHL-17].
 */
const isDynamic = (parts: readonly string[]) =>
  parts.length === 1
    ? /^(?:jewellerystore|[\w-]+-store)$/.test(parts[0] ?? '')
    : parts.length < 4 &&
      !reservedSegments.has(parts[0] ?? '') &&
      parts.every((part) => /^[\w-]*\w$/.test(part));

/** `/{slug}/c-{code}` and `/{slug}/p-{productId}`. The slug is optional and only for readers. */
function resolveCode(parts: readonly string[]): RouteMatch | undefined {
  if (parts[0] === 'all-pdp') return resolveAnyProduct(parts.slice(1));
  const [, kind, code] = /^([cp])-([a-z0-9]{1,40})$/i.exec(parts.at(-1) ?? '') ?? [];
  if (!kind || !code || parts.length > 3 || parts[0] === 'brandList') return undefined;
  const slug = parts.length > 1 ? (parts[0] ?? '') : '';
  return kind.toLowerCase() === 'c'
    ? { kind: 'listing', code: code.toUpperCase(), slug }
    : { kind: 'product', productId: code.toLowerCase(), slug };
}

/** `/all-pdp/{id}` and `/all-pdp/{slug}/{id}`. The prefix `p-` of the id is optional. */
function resolveAnyProduct(parts: readonly string[]): RouteMatch | undefined {
  const code = parts.at(-1) ?? '';
  if (parts.length > 2 || !productCode.test(code)) return undefined;
  return { kind: 'product', productId: toProductId(code), slug: parts.length > 1 ? (parts[0] ?? '') : '' };
}

const productCode = /^(?:p-)?mp[a-z0-9]{1,38}$/i;
const toProductId = (code: string) => code.toLowerCase().replace(/^p-/, '');

/**
 * Decoded segments without the empty ones at both ends. Undefined when a segment is unsafe or cannot be
 * decoded.
 */
function decodeParts(pathname: string): readonly string[] | undefined {
  const trimmed = pathname.replace(/^\/|\/$/g, '');
  if (trimmed === '') return [];
  try {
    const parts = trimmed.split('/').map(decodeURIComponent);
    return parts.every(isSafeSegment) ? parts : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a decoded segment is safe: not empty, not `.` or `..`, and without slashes and control characters.
 */
const isSafeSegment = (part: string) =>
  // oxlint-disable-next-line no-control-regex -- rejects control characters
  part !== '' && part !== '.' && part !== '..' && !/[/\\\u0000-\u001f]/.test(part);

/** `*-brands-index` and `*-luxury-brands`. The star stands for at least one character. */
const brandIndex = /^[\w-]+-(?:brands-index|luxury-brands)$/;
const isFile = (part: string) => /\.[a-z0-9]{1,8}$/i.test(part);
const toPath = (parts: readonly string[]) => `/${parts.map(encodeURIComponent).join('/')}`;
