import type { ContentPage } from '@luxe/catalogue';

/** What an editor says beside a bag; a row of content_page under the same slug takes its place. */
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
        html: '<ul><li>Every piece is sourced from the house or its authorised seller.</li><li>Delivery is insured, and signed for at your door.</li><li>Most pieces can be returned within seven days; their pages say where one cannot.</li></ul>',
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
        title: 'Somewhere to begin',
        html: '<ul><li><a href="/bags/c-lsh10">Bags</a></li><li><a href="/shoes/c-lsh13">Shoes</a></li><li><a href="/explore/indiluxe">indiluxe</a></li></ul>',
      },
    ],
  },
];
