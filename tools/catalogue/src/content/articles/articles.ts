import type { Article, Product } from '@luxe/store-api/model';
import { makersAndHome } from './makersAndHome.ts';
import { objectsAndBeauty } from './objectsAndBeauty.ts';
import { trends } from './trends.ts';
import { wardrobe } from './wardrobe.ts';

/** The twelve articles of the demonstration: nine of the blog and three trends. */
export const articles = (products: readonly Product[]): Article[] => [
  ...wardrobe(products),
  ...objectsAndBeauty(products),
  ...makersAndHome(products),
  ...trends(products),
];
