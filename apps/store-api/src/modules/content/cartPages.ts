import type { ContentPage } from '../../model/catalogue.ts';

/**
 * Default editorial content beside a bag and on the page of an empty bag. A row of content_page with the same
 * path replaces this content.
 */
export const cartPages: readonly ContentPage[] = [
  {
    slug: 'desktop-cart-page',
    catalogue: 'luxury',
    path: '/desktop-cart-page',
    title: 'Your bag',
    description: '',
    blocks: [
      {
        type: 'text',
        title: 'Before you order',
        html: '<ul><li>Every item is sourced from the brand or its authorised seller.</li><li>Delivery is insured, and signed for at your door.</li><li>Most items can be returned within seven days. Product pages show exceptions.</li></ul>',
      },
    ],
  },
  {
    slug: 'empty-cart-page',
    catalogue: 'luxury',
    path: '/empty-cart-page',
    title: 'Your bag is empty',
    description: '',
    blocks: [
      {
        type: 'text',
        title: 'Start here',
        html: '<ul><li><a href="/bags/c-lsh10">Bags</a></li><li><a href="/shoes/c-lsh13">Shoes</a></li><li><a href="/explore/indiluxe">indiluxe</a></li></ul>',
      },
    ],
  },
];
