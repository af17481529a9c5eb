import { expect, type APIRequestContext } from '@playwright/test';
import sharp from '@luxe/host/safe-sharp';
import { shopOrigin } from './setting.ts';
import { findProduct } from './shopper.ts';
import { test } from './test.ts';

/** The tags of a page for programs that show its link as a card. */
async function readCard(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

test('product and article have a card for social media, with a picture that a validator accepts', async ({
  request,
}) => {
  const product = await findProduct(request, ':price-asc:category:LSH10:inStockFlag:true');
  const feed = await (await request.get('/browse/luxury/luxelife/blog/feed.xml')).text();
  const [, article = ''] = /<item>.*?<link>https?:\/\/[^/]+([^<]+)<\/link>/s.exec(feed) ?? [];
  for (const path of [product.path, article]) {
    const card = await readCard(request, path);
    expect(card('twitter:card'), path).toBe('summary_large_image');
    expect(card('og:url'), path).toMatch(/^https?:\/\//);
    for (const name of ['og:title', 'og:description', 'og:image:alt'])
      expect(card(name), `${path} ${name}`).not.toBe('');
    const address = card('og:image');
    expect(address, path).toMatch(new RegExp(`^${shopOrigin}/img/social/`));
    const response = await request.get(address);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    const bytes = await response.body();
    expect(bytes.length).toBeLessThan(1_000_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height].map(String)).toEqual([card('og:image:width'), card('og:image:height')]);
    expect([width, height]).toEqual([1200, 630]);
  }
});
