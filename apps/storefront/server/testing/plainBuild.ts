import type { PageBuild } from '../pages/build.ts';

/**
 * Replaces the built app in tests of the server. Every path is a listing with an optional menu. The page
 * shows its path and query, the theme, the nonce and a price. Its status is 404 when the listing is unknown,
 * and 503 when the listing cannot be read.
 */
export const fakePageBuild: PageBuild = {
  async handle(request, { nonce, theme, read, report, send }) {
    const { pathname, search, searchParams } = new URL(request.url);
    if (searchParams.get('q') === 'late') report(new Error('The render took too long'));
    const menu = read('navigation', { query: { catalogue: 'luxury' } }).then(
      () => 'menu',
      () => 'no menu',
    );
    const listing = await read('searchProducts', { query: { searchText: pathname } }).catch(
      (error: Error & { status?: number }) => error.status ?? 500,
    );
    const status = typeof listing !== 'number' ? 200 : listing === 404 ? 404 : 503;
    const price = typeof listing === 'number' ? 'none' : listing.searchresult[0]?.price.sellingPrice.value;
    send([
      `<html data-theme="${theme}"><script nonce="${nonce}"></script><p>${pathname}${search} at ${price}, ${await menu}</p><script nonce="${nonce}"></script></html>`,
    ]);
    return new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
  preloads: () => [],
};
