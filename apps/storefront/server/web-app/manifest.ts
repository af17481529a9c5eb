import { bagPath, ordersPath } from '@luxe/contract/paths';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

const icons = [
  icon('icon-192.png', '192x192', 'any'),
  icon('icon-512.png', '512x512', 'any'),
  icon('maskable-512.png', '512x512', 'maskable'),
  icon('monochrome-512.png', '512x512', 'monochrome'),
];

/** What a browser needs to install the shop [PWA-01]. `page` is the background colour of the dark theme. */
export const manifestOf = ({ page }: { readonly page: string }) => ({
  id: '/',
  name: 'LUXE',
  short_name: 'LUXE',
  description: 'A luxury shop for India.',
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: page,
  theme_color: page,
  categories: ['shopping', 'fashion'],
  icons,
  shortcuts: [
    { name: 'Search', url: '/search/', icons: [icons[0]] },
    { name: 'Bag', url: bagPath, icons: [icons[0]] },
    { name: 'Orders', url: ordersPath, icons: [icons[0]] },
  ],
});
