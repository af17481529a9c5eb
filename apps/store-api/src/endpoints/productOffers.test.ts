import { demoDiscounts } from '@luxe/catalogue';
import { schemas } from '@luxe/contract/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { discount } from '../db/schema/index.ts';
import { fakeProvider, type FakeProvider } from '../testing/fakeProvider.ts';
import { openListings, type Listings } from '../testing/openListings.ts';
import { instalment, noCostDiscount } from '../modules/pricing/emiTerms.ts';

let provider: FakeProvider;
let store: Listings;
beforeAll(async () => {
  provider = fakeProvider();
  store = await open(provider);
}, 60_000);
afterAll(() => store.close());

/** Opens a shop with the demo discounts. */
async function open(paymentProvider: FakeProvider): Promise<Listings> {
  const opened = await openListings({ provider: paymentProvider });
  await opened.seeded.db.insert(discount).values(demoDiscounts(opened.seeded.shop, new Date()));
  return opened;
}

async function offersOf(id: string) {
  const response = await store.app.inject(`/v2/lux/products/${id}/offers`);
  return schemas.productOffers.response.parse(response.json());
}

/** Returns the first product whose category code begins with `category`. */
function productIn(category: string) {
  const found = store.seeded.shop.products.find(({ categoryCode }) => categoryCode.startsWith(category));
  if (!found) throw new Error(`no product in ${category}`);
  return found;
}

it('product offers wait once for an unresponsive provider, and then omit EMI plans [PDP-03]', async () => {
  provider.isSilent = true;
  const { noCostEmi, offers } = await offersOf(productIn('LSH10').id);
  expect(noCostEmi).toEqual([]);
  expect(offers.length).toBeGreaterThan(0);
  provider.isSilent = false;
  // After a failure, the store API does not call the provider again for some seconds.
  expect((await offersOf(productIn('LSH10').id)).noCostEmi).toEqual([]);
});

it('product offers contain only rules whose scope includes the product [PDP-03]', async () => {
  const titles = async (category: string) =>
    (await offersOf(productIn(category).id)).offers.map(({ offerTitle }) => offerTitle);
  expect(await titles('LSH10')).not.toContain('₹4,000 off shoes from ₹1,50,000');
  expect(await titles('LSH15')).toContain('10% off watches and jewellery');
});

it('product offers contain only rules whose minimum the product price reaches [PDP-03]', async () => {
  const [rule] = await store.seeded.db.select().from(discount).where(eq(discount.minimumPaise, 150_000_00));
  const shoes = store.seeded.shop.products.filter(({ categoryCode }) => categoryCode.startsWith('LSH13'));
  const reached = new Map<boolean, number>();
  for (const { id } of shoes.slice(0, 40)) {
    const product = await store.app.inject(`/v2/lux/products/${id}/productDetails`);
    const { value } = schemas.productDetails.response.parse(product.json()).winningSellerPrice;
    const { offers } = await offersOf(id);
    const isReached = value * 100 >= 150_000_00;
    expect(offers.some(({ offerTitle }) => offerTitle === rule?.title)).toBe(isReached);
    reached.set(isReached, (reached.get(isReached) ?? 0) + 1);
  }
  expect(reached.get(false)).toBeGreaterThan(0);
});

it('product offers show coupon and bank codes, but no secret coupons or promotions [PDP-03]', async () => {
  const { offers } = await offersOf(productIn('LSH10').id);
  const kinds = new Set(
    offers.map(({ kind, offerCode }) => `${kind} ${offerCode === '' ? 'automatic' : 'by code'}`),
  );
  expect(kinds).toContain('coupon by code');
  expect(kinds).toContain('bank by code');
  const rules = await store.seeded.db.select().from(discount);
  const hidden = rules.filter(({ isListed, kind }) => !isListed || kind === 'item' || kind === 'emi');
  expect(hidden.length).toBeGreaterThan(1);
  for (const { code, title } of hidden)
    expect(offers.some(({ offerCode, offerTitle }) => offerCode === code || offerTitle === title)).toBe(
      false,
    );
});

it('product offers list no-cost EMI plans for the price, lowest instalment first [CHK-06]', async () => {
  const otherProvider = fakeProvider();
  const other = await open(otherProvider);
  try {
    const { id } = productIn('LSH10');
    const product = await other.app.inject(`/v2/lux/products/${id}/productDetails`);
    const { value } = schemas.productDetails.response.parse(product.json()).winningSellerPrice;
    const response = await other.app.inject(`/v2/lux/products/${id}/offers`);
    const { noCostEmi } = schemas.productOffers.response.parse(response.json());
    expect(noCostEmi.length).toBeGreaterThan(0);
    const monthly = noCostEmi.map(({ monthlyInstallments }) => monthlyInstallments.value);
    expect(monthly).toEqual(monthly.toSorted((one, two) => one - two));
    const plans = (await otherProvider.options?.emiPlans()) ?? [];
    for (const { bankName, months, monthlyInstallments } of noCostEmi) {
      const plan = plans.find((one) => one.bankName === bankName && one.months === months);
      if (!plan) throw new Error(`${bankName} has no plan of ${months} months`);
      const rupees = instalment(value * 100 - noCostDiscount(value * 100, plan), plan) / 100;
      expect(monthlyInstallments.doubleValue).toBeCloseTo(rupees, 2);
    }
  } finally {
    await other.close();
  }
});

it('cached product offers have a changed rule at once [PDP-03]', async () => {
  const other = await open(fakeProvider());
  try {
    const { db, discounts } = other.seeded;
    const { id } = productIn('LSH10');
    const titles = async () => {
      const response = await other.app.inject(`/v2/lux/products/${id}/offers`);
      return schemas.productOffers.response.parse(response.json()).offers.map(({ offerTitle }) => offerTitle);
    };
    const [title = ''] = await titles();
    // The first response is not cached, because it waits for the plans of the provider.
    const before = await titles();
    const reads = vi.spyOn(discounts, 'running');
    expect(await titles()).toEqual(before);
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
    await db.update(discount).set({ title: 'A renamed offer' }).where(eq(discount.title, title));
    discounts.forget();
    expect(await titles()).toContain('A renamed offer');
  } finally {
    await other.close();
  }
});

it('product offers respond 404 for an unknown product', async () => {
  const response = await store.app.inject('/v2/lux/products/mp000000000000000/offers');
  expect(response.statusCode).toBe(404);
});
