import type { Product } from '@luxe/store-api/model';

/**
 * Products that shoppers cannot buy but receive free with a purchase: a small bottle of the first luxury
 * scent among the products. Empty when no product is a scent.
 */
export function giveAways(products: readonly Product[]): Product[] {
  const scent = products.find(
    ({ model, catalogue }) => model.startsWith('perfume') && catalogue === 'luxury',
  );
  const [colour] = scent?.colours ?? [];
  const [variant] = colour?.variants ?? [];
  const [offer] = variant?.offers ?? [];
  if (!scent || !colour || !variant || !offer) return [];
  const sku = '9000000101';
  return [
    {
      ...scent,
      id: 'mp900000000000001',
      slug: 'a-scent-for-the-journey',
      name: 'A scent for the journey, 10 ml',
      title: 'A scent for the journey, 10 ml',
      description: 'Ten millilitres for your bag or pocket. A free gift, not for sale.',
      returnPolicy: 'Not Returnable',
      flags: {
        isProductNew: false,
        isOnlineExclusive: false,
        readyToShip: true,
        isGiveAway: true,
      },
      popularity: 0,
      tags: [],
      faq: [],
      seo: {},
      colours: [
        {
          ...colour,
          variants: [
            {
              sku,
              size: null,
              sizeLabel: '10 ml',
              offers: [
                { ...offer, ussid: `${offer.sellerId}${sku}`, mrp: 3_200_00, price: 3_200_00, stock: 5_000 },
              ],
            },
          ],
        },
      ],
    },
  ];
}
