import type { ContentPage, Product } from '../types.ts';

export function contentPages(_products: readonly Product[]): ContentPage[] {
  return [];
}
