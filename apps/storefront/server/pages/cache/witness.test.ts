import { samples } from '@luxe/contract/samples';
import { expect, it } from 'vitest';
import { assortmentTag, contentTag, createWitness, productTag } from './witness.ts';

const tagsOf = async (name: 'cmsPage' | 'homePage', answer: unknown) => {
  const { read, tags } = createWitness((async () => answer) as never);
  await read(name, {} as never);
  return [...tags];
};

it('a brand index is made anew when any product changes: it counts them all [CON-01]', async () => {
  expect(await tagsOf('cmsPage', samples.brandIndex)).toEqual([
    contentTag('a-to-z-luxury-brands'),
    assortmentTag,
  ]);
});

it('another page is made anew when one of its own products changes', async () => {
  const tags = await tagsOf('homePage', samples.homePage);
  expect(tags).toContain(productTag(samples.productCards[0]?.productId ?? ''));
  expect(tags).not.toContain(assortmentTag);
});
