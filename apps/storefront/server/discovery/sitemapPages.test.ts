import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createSitemapPages } from './sitemapPages.ts';

/** A store whose sitemap has `totalPages` pages. Each page contains the number of reads so far. */
function storeOf(totalPages: number) {
  const state = { totalPages, reads: 0, fails: false, now: 0 };
  const pages = createSitemapPages({
    async read(page) {
      state.reads++;
      if (state.fails) throw new Error('down');
      return { totalPages: state.totalPages, entries: [{ url: `/${page}/${state.reads}` }] };
    },
    render: ({ entries }) => entries.map(({ url }) => url).join(),
    now: () => state.now,
  });
  const text = async (page: number) => {
    const compressed = await pages.page(page);
    return compressed && gunzipSync(compressed).toString();
  };
  return { state, pages, text };
}

it('a page of the sitemap is rendered again after ten minutes, and not before', async () => {
  const { state, text } = storeOf(1);
  expect(await text(0)).toBe('/0/1');
  state.now = 599_999;
  expect(await text(0)).toBe('/0/1');
  state.now = 600_000;
  expect(await text(0)).toBe('/0/2');
});

it('serves the cached page while the store fails, and reads again after a failed first read', async () => {
  const { state, text } = storeOf(1);
  state.fails = true;
  await expect(text(0)).rejects.toThrow('down');
  state.fails = false;
  expect(await text(0)).toBe('/0/2');
  state.now = 600_000;
  state.fails = true;
  expect(await text(0)).toBe('/0/2');
});

it('removes cached pages that the sitemap no longer has', async () => {
  const { state, text } = storeOf(3);
  expect(await text(2)).toBe('/2/2');
  state.totalPages = 2;
  state.now = 600_000;
  expect(await text(2)).toBeUndefined();
  expect(await text(99_998)).toBeUndefined();
  expect(state.reads).toBe(3);
});

it('a page of the sitemap is rendered again after a change of content', async () => {
  const { state, pages, text } = storeOf(1);
  expect(await text(0)).toBe('/0/1');
  pages.forget();
  expect(await text(0)).toBe('/0/2');
  expect(await text(0)).toBe('/0/2');
  pages.forget();
  state.fails = true;
  expect(await text(0)).toBe('/0/2');
});
