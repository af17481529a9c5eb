import {
  pathParams,
  reservedSegments,
  routeTable,
  serverSegments,
  type Route,
  type RouteKind,
} from './routeTable.ts';

/** The kinds of page whose matches have no data. */
type PlainKind = Exclude<
  RouteKind,
  'explore' | 'listing' | 'dynamic' | 'layout' | 'product' | 'otherSellers' | 'brandIndex' | 'content'
>;

/** The route that a path of the shop resolves to: a kind of page (`routeTable.ts`), or no page. */
export type RouteMatch =
  | { readonly kind: PlainKind }
  | { readonly kind: 'explore'; readonly slug: string }
  | { readonly kind: 'listing'; readonly code: string; readonly slug: string }
  /** A listing if the store API knows the path; else a layout page; else content. */
  | { readonly kind: 'dynamic'; readonly path: string }
  | { readonly kind: 'product'; readonly productId: string; readonly slug: string }
  | { readonly kind: 'otherSellers'; readonly productId: string }
  | { readonly kind: 'brandIndex'; readonly path: string }
  | { readonly kind: 'content'; readonly path: string }
  /** The page has another path, so the request is redirected to `to`. */
  | { readonly kind: 'moved'; readonly to: string }
  /**
   * A file, or a path that only the server handles. The response is 404 unless the server finds something
   * there.
   */
  | { readonly kind: 'file' };

/** The row of a match in the route table. Empty for `moved` and `file`, which are no pages. */
export const rowOf = ({ kind }: { readonly kind: RouteMatch['kind'] | RouteKind }): Route =>
  kind === 'moved' || kind === 'file' ? {} : routeTable[kind];

/**
 * A regular expression for the decoded paths that match a path of the route table. The letter case does not
 * matter, as in React Router.
 */
export const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path.replace(/\/:(\w+)/g, (_, name: string) => `(?:/${pathParams[name]})`).replace('/*', '(?:/.*)?')}$`,
    'i',
  );

/**
 * The paths of the route table. Most begin in another way than the path of a page. A regular expression is
 * compiled only for the others, because that would take time at the start of each page.
 */
const rows = Object.entries<Route>(routeTable).flatMap(([kind, { paths = [] }]) =>
  paths.map((path) => {
    const start = path.toLowerCase().replace(/\/[:*].*/, '');
    let pattern: RegExp | undefined;
    const match = (given: string, lowerCase: string) =>
      lowerCase.startsWith(start) ? (pattern ??= toPattern(path)).exec(given) : null;
    return { kind, match };
  }),
);

/**
 * Resolves a path, on the server and in the browser alike. Ignores the query. Never throws: a path that
 * cannot be decoded resolves to `file`. Source: specification, section 2. Order:
 *
 * 1. paths of the server, paths of the route table, files
 * 2. redirects: the two short help paths, and `/brands` removed
 * 3. codes (`c-`, `p-`)
 * 4. brand indexes
 * 5. `dynamic`: collections (`/{slug}/browse/{tag}`), listings of two or three slugs, `/{slug}-store`
 * 6. content
 */
export function resolvePath(pathname: string): RouteMatch {
  const parts = decodeParts(pathname);
  if (!parts) return { kind: 'file' };
  const [first = '', second = ''] = parts;
  if (serverSegments.includes(first.toLowerCase())) return { kind: 'file' };

  const path = `/${parts.join('/')}`;
  const lowerCase = path.toLowerCase();
  for (const { kind, match } of rows) {
    const found = match(path, lowerCase);
    if (found) return { kind, ...found.groups } as RouteMatch;
  }
  if (isFile(parts.at(-1) ?? '')) return { kind: 'file' };
  if (first === 'other-seller' && parts.length === 2 && productCode.test(second))
    return { kind: 'otherSellers', productId: toProductId(second) };

  const help = /contactus|cktnc/.exec(path)?.[0];
  if (help && path !== `/b-${help}`) return { kind: 'moved', to: `/b-${help}` };
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
      !reservedSegments.includes(parts[0] ?? '') &&
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
