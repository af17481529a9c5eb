import type { BagCopy, PageCopy } from '../copies/types.ts';

const savedAt = Date.parse('2026-11-20T10:14:00+05:30');
const item = {
  path: '/kanjivaram-silk-saree/p-mp000000000000101',
  brand: 'Neelam Vaid',
  name: 'Kanjivaram silk saree',
  price: '₹84,500',
  picture: '',
};

export const samplePages: readonly PageCopy[] = [
  {
    ...{
      path: item.path,
      kind: 'product',
      title: `${item.brand} ${item.name}`,
      text: 'Pure silk, hand woven.',
    },
    ...{ price: item.price, picture: '', items: [], savedAt },
  },
  {
    ...{ path: '/explore/winter-room', kind: 'page', title: 'The winter room', text: '', price: '' },
    ...{
      picture: '',
      items: [item, { ...item, path: '/shawl/p-mp000000000000102', name: 'Shawl' }],
      savedAt,
    },
  },
];

export const sampleBag: BagCopy = {
  owner: 'guest',
  lines: [
    { ...item, quantity: 1 },
    { ...item, path: '/shawl/p-mp000000000000102', name: 'Pashmina shawl', price: '₹32,000', quantity: 2 },
  ],
  total: '₹1,48,500',
  count: 3,
  savedAt,
};
