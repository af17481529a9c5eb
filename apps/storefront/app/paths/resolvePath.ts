/** What a path of the shop stands for. */
export type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'explore'; readonly slug: string }
  | { readonly kind: 'search' }
  | { readonly kind: 'bag' }
  | { readonly kind: 'checkout' }
  /** How an order that was paid for ended, or that nobody knows yet. */
  | { readonly kind: 'orderOutcome' }
  /** `/my-account` and all below it; routes.ts says which pages there are. */
  | { readonly kind: 'account' }
  /** The link of a letter. */
  | { readonly kind: 'verifyEmail' }
  /** Asks before a link from another site logs in. */
  | { readonly kind: 'confirmLogin' }
  /** Self-serve help, and the links that lead to it. */
  | { readonly kind: 'help' }
  | { readonly kind: 'listing'; readonly code: string; readonly slug: string }
  /** A collection, a dynamic listing or a store, if the store knows one of that path; else content of it. */
  | { readonly kind: 'dynamic'; readonly path: string }
  | { readonly kind: 'product'; readonly productId: string; readonly slug: string }
  /** `/other-seller/{id}`. */
  | { readonly kind: 'otherSellers'; readonly productId: string }
  /** `/brandList/*-brands-index` and `/brandList/*-luxury-brands`. */
  | { readonly kind: 'brandIndex'; readonly path: string }
  /** Anything else: content of that path, or nothing. */
  | { readonly kind: 'content'; readonly path: string }
  /** Another path says the same; go there. */
  | { readonly kind: 'moved'; readonly to: string }
  /** A file, or a place of programs: plain 404 unless a program answers. */
  | { readonly kind: 'file' };

const programs = new Set(['assets', 'img', 'api', 'media', '.well-known']);
/** First words under which nothing is listed [RTE-11]. */
const places = new Set(
  'all-pdp browse brandList cart checkout explore my-account other-seller search trackOrder useful-links'.split(
    ' ',
  ),
);
/** Links to help (helpTopicAt.ts says what each opens), and the page of such links. */
const help = new Set('contact-us shipping cancellation returns terms-and-conditions useful-links'.split(' '));
/** The one screen of what has become of an order [CHK-13]. At the last of them the server answers and leads on; the page is for whoever comes there past it. */
export const outcomePaths = [
  ...['order-placed-successfully', 'order-failed', 'payment-pending', 'thank-you', 'checkout/multi'],
  'checkout/multi/payment-method/newCardPayment',
] as const;
const fixed: ReadonlyMap<string, Place> = new Map(
  Object.entries<Place>({
    '': { kind: 'home' },
    luxury: { kind: 'home' },
    search: { kind: 'search' },
    cart: { kind: 'bag' },
    bag: { kind: 'bag' },
    checkout: { kind: 'checkout' },
    retryFailedOrder: { kind: 'checkout' },
    'verify-email': { kind: 'verifyEmail' },
    'confirm-login': { kind: 'confirmLogin' },
    ...Object.fromEntries(outcomePaths.map((path): [string, Place] => [path, { kind: 'orderOutcome' }])),
  }),
);

/**
 * Finds what a path stands for, on server and client alike. Order: programs' paths, the shop's fixed routes, the two short names of help pages, `/brands` taken out,
 * codes (`c-`, `p-`), brand indexes, collections (`/{words}/browse/{tag}`) dynamic listings (`/{slug}/{slug}`, `/{slug}/{slug}/{slug}`) and stores (`/{slug}-store`), then content. Query strings are not looked at. Never throws: a path that cannot
 * be decoded is a file that does not exist. Source: specification, section 2.
 */
export function resolvePath(pathname: string): Place {
  const parts = decodeParts(pathname);
  if (!parts) return { kind: 'file' };
  const [first = '', second = '', third] = parts;
  if (programs.has(first.toLowerCase())) return { kind: 'file' };

  const place = fixed.get(parts.join('/'));
  if (place) return place;
  if (second === '' && help.has(first)) return { kind: 'help' };
  if (first === 'explore' && second && third === undefined && !isFile(second))
    return { kind: 'explore', slug: second };
  if (first === 'search' && /^page-[1-9]\d{0,4}$/.test(second) && third === undefined)
    return { kind: 'search' };
  if (first === 'my-account') return { kind: 'account' };
  if (first === 'checkout') return { kind: 'checkout' };
  if (isFile(parts.at(-1) ?? '')) return { kind: 'file' };
  if (first === 'other-seller' && parts.length === 2 && productCode.test(second))
    return { kind: 'otherSellers', productId: toProductId(second) };

  const short = parts.some((part) => part.includes('contactus'))
    ? '/b-contactus'
    : parts.some((part) => part.includes('cktnc'))
      ? '/b-cktnc'
      : undefined;
  if (short && toPath(parts) !== short) return { kind: 'moved', to: short };
  if (parts.includes('brands'))
    return { kind: 'moved', to: toPath(parts.filter((part) => part !== 'brands')) };

  const isBrandIndex = first === 'brandList' && parts.length === 2 && brandIndex.test(second);
  const kind = isBrandIndex ? 'brandIndex' : isDynamic(parts) ? 'dynamic' : 'content';
  return resolveCode(parts) ?? { kind, path: toPath(parts) };
}

/** Slugs two or three deep, none of them a place of the shop with paths of its own; the jewellery store, and the stores of houses [SHL-17]. */
const isDynamic = (parts: readonly string[]) =>
  parts.length === 1
    ? /^(?:jewellerystore|[\w-]+-store)$/.test(parts[0] ?? '')
    : parts.length < 4 && !places.has(parts[0] ?? '') && parts.every((part) => /^[\w-]*\w$/.test(part));

/** `/{slug}/c-{code}` and `/{slug}/p-{productId}`; the slug is for reading and may be missing. */
function resolveCode(parts: readonly string[]): Place | undefined {
  if (parts[0] === 'all-pdp') return resolveAnyProduct(parts.slice(1));
  const [, kind, code] = /^([cp])-([a-z0-9]{1,40})$/i.exec(parts.at(-1) ?? '') ?? [];
  if (!kind || !code || parts.length > 3 || parts[0] === 'brandList') return undefined;
  const slug = parts.length > 1 ? (parts[0] ?? '') : '';
  return kind.toLowerCase() === 'c'
    ? { kind: 'listing', code: code.toUpperCase(), slug }
    : { kind: 'product', productId: code.toLowerCase(), slug };
}

/** `/all-pdp/{id}` and `/all-pdp/{slug}/{id}`, the id with `p-` before it or without. */
function resolveAnyProduct(parts: readonly string[]): Place | undefined {
  const code = parts.at(-1) ?? '';
  if (parts.length > 2 || !productCode.test(code)) return undefined;
  return { kind: 'product', productId: toProductId(code), slug: parts.length > 1 ? (parts[0] ?? '') : '' };
}

const productCode = /^(?:p-)?mp[a-z0-9]{1,38}$/i;
const toProductId = (code: string) => code.toLowerCase().replace(/^p-/, '');

/** The decoded parts of a path, without the empty ones at its ends; undefined when a part could reach elsewhere. */
function decodeParts(pathname: string): readonly string[] | undefined {
  const trimmed = pathname.replace(/^\/|\/$/g, '');
  if (trimmed === '') return [];
  try {
    const parts = trimmed.split('/').map(decodeURIComponent);
    return parts.every(isPlain) ? parts : undefined;
  } catch {
    return undefined;
  }
}

/** A part that is one step down the path, however it was written. */
const isPlain = (part: string) =>
  // oxlint-disable-next-line no-control-regex -- control characters are what is refused
  part !== '' && part !== '.' && part !== '..' && !/[/\\\u0000-\u001f]/.test(part);

/** The words in place of the star may be any, not none. */
const brandIndex = /^[\w-]+-(?:brands-index|luxury-brands)$/;
const isFile = (part: string) => /\.[a-z0-9]{1,8}$/i.test(part);
const toPath = (parts: readonly string[]) => `/${parts.map(encodeURIComponent).join('/')}`;
