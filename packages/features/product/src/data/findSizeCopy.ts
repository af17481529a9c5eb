import type { Ease, Garment } from './findSize.ts';

/** What a shopper may own, by outline. */
const own: Readonly<Record<Garment['shape'], string>> = {
  coat: 'a coat',
  dress: 'a dress',
  knit: 'a sweater',
  kurta: 'a kurta',
  lehenga: 'a lehenga',
  saree: 'a blouse',
  shirt: 'a shirt',
  trousers: 'trousers',
};

/** Copy of "Find my size", which loads after the page. */
export const findSizeCopy = {
  title: 'Find my size',
  hint: (shape: Garment['shape']) => `Two questions, or ${own[shape]} you already own`,
  fits: (size: string, part: 'chest' | 'waist', from: number, to: number) =>
    `${size} fits a ${part} of ${from} to ${to} cm`,
  how: 'What do you know?',
  ofBody: 'My measures',
  ofGarment: (shape: Garment['shape']) => `The measures of ${own[shape]} I own`,
  body: { chest: 'Your chest', waist: 'Your waist' },
  bodyHint: {
    chest: 'All the way round, at the fullest part. In cm, or in inches such as 38.',
    waist: 'All the way round, where your trousers sit. In cm, or in inches such as 32.',
  },
  garment: { chest: 'Its chest', waist: 'Its waist' },
  garmentHint: 'Lay it flat, measure from side to side and double it. In cm, or in inches such as 42.',
  ease: 'How should it fit?',
  eases: { close: 'Close', regular: 'Regular', loose: 'Loose' } satisfies Record<Ease, string>,
  wrong: 'Enter a length such as 96, 96 cm or 38 in.',
  show: 'Show my size',
  found: (size: string) => `Your size is ${size}`,
  room: (part: 'chest' | 'waist', cm: string, difference: string, isMore: boolean) =>
    `Its ${part} is ${cm} cm: ${difference} cm ${isMore ? 'more' : 'less'} than yours.`,
  same: (part: 'chest' | 'waist', cm: string) => `Its ${part} is ${cm} cm, like yours.`,
  soldOut: (size: string) => `${size} is out of stock in this colour.`,
  choose: (size: string) => `Choose ${size}`,
  none: 'No size fits this measure',
  noneHint: 'Measure once more, or compare the sizes below the pictures.',
} as const;
