import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';

let seeded: Seeded;
let meera: TestPerson;
beforeAll(async () => {
  seeded = await openSeeded();
  const desk = openDesk(seeded.db, manualClock(), { catalogue: seeded.catalogue });
  meera = await desk.logIn(['content']);
}, 180_000);
afterAll(() => (seeded as Seeded | undefined)?.close());

const find = async (choices: string, query: Record<string, string>) =>
  (await meera.call('contentChoices', { params: { choices }, query })).json().choices as {
    value: string;
    label: string;
    detail: string;
    pictureUrl: string | null;
  }[];

it('finds a product by its name and by its code, with brand, price and picture', async () => {
  const [first] = await find('product', { search: 'bag' });
  expect(first?.value).toMatch(/^mp\d{15}$/);
  expect(first?.detail).toMatch(/, ₹[\d,]+$/);
  expect(first?.pictureUrl).toMatch(/^\/desk\/api\/content-pictures\/[0-9a-f]{16}\.avif$/);
  expect(await find('product', { search: first?.value ?? '' })).toEqual([first]);
  expect(await find('product', { value: first?.value ?? '' })).toEqual([first]);
  expect(await find('product', { search: '' })).toHaveLength(20);
});

it('finds the SKUs of a product, and names one', async () => {
  const [first] = await find('sku', { search: 'bag' });
  expect(first?.label).toContain(', ');
  expect(await find('sku', { value: first?.value ?? '' })).toEqual([first]);
});

it('finds brands and lists of products by the beginning or the end of a word', async () => {
  const [brand] = seeded.shop.brands;
  const found = await find('brand', { search: brand?.name.slice(0, 4).toLowerCase() ?? '' });
  expect(found.map(({ value }) => value)).toContain(brand?.code);
  expect(await find('brand', { value: brand?.code ?? '' })).toMatchObject([{ label: brand?.name }]);
  expect(await find('sku-collection', { value: 'jewellery-atelier' })).toHaveLength(1);
});

it.each([
  ['product', { value: 'mp000000000000000' }],
  ['product', { value: "' or 1=1" }],
  ['sku', { value: '0' }],
  ['brand', { value: 'MBH0' }],
  ['sku-collection', { search: 'no such list' }],
])('finds no %s for %j', async (choices, query) => {
  expect(await find(choices, query)).toEqual([]);
});
