import type { Catalogue } from '@luxe/store-api/model';

const linkKeys = new Set(['href', 'redirectUrl', 'pageUrl', 'webURL', 'redirectionUrl']);

/** Every URL in a value and in its nested values, also in HTML texts. */
export function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string'
      ? linksOf(inner)
      : linkKeys.has(key)
        ? [inner]
        : key === 'html'
          ? [...inner.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
          : [],
  );
}

/**
 * URLs in content and navigation that the catalogue cannot resolve. The URL of an empty listing counts as
 * unresolved.
 */
export function unresolvedLinks(catalogue: Catalogue): string[] {
  const { brands, categories, products, content, layouts, articles, navigation } = catalogue;
  const parents = new Map(categories.map((one) => [one.code, one.parentCode]));
  const within = (leaf: string, code: string): boolean => {
    for (let at: string | undefined = leaf; at; at = parents.get(at)) if (at === code) return true;
    return false;
  };

  const resolves = (link: string): boolean => {
    const { pathname, searchParams } = new URL(link, 'http://shop');
    const code = /\/c-([a-z0-9]+)$/i.exec(pathname)?.[1]?.toUpperCase();
    if (code?.startsWith('MBH'))
      return brands.some((one) => one.code === code) && products.some((one) => one.brandCode === code);
    if (code) {
      const q = (searchParams.get('q') ?? '').split(':');
      const valuesOf = (key: string) => q.filter((_, at) => q[at - 1] === key);
      return products.some(
        (one) =>
          within(one.categoryCode, code) &&
          valuesOf('genderbeauty-classification').every((gender) =>
            one.genders.some((each) => each === gender),
          ) &&
          valuesOf('tag').every((tag) => one.tags.includes(tag)),
      );
    }
    const tag = /^\/(luxury|indiluxe)\/browse\/([a-z0-9-]+)$/.exec(pathname);
    if (tag) return products.some((one) => one.catalogue === tag[1] && one.tags.includes(tag[2] ?? ''));
    const [, section, slug] =
      /^\/browse\/luxury\/luxelife\/(blog|trends)(?:\/([a-z0-9-]+))?$/.exec(pathname) ?? [];
    if (section)
      return articles.some((one) => one.section === section && (slug === undefined || one.slug === slug));
    const layout = `/layout-page/${pathname.slice(1).replaceAll('/', '-')}`;
    return [...content, ...layouts].some(({ path }) => path === pathname || path === layout);
  };

  return [...new Set(linksOf({ content, layouts, articles, navigation }))].filter((link) => !resolves(link));
}
