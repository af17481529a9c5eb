import type { ObjectSize } from '@luxe/patterns/scale-drawing';
import { sizeLabels, type ProductData } from './productPart.ts';

const pattern = /^(\d+(?:\.\d+)?)(?: (m|cm))? [×x] (\d+(?:\.\d+)?)(?: [×x] (\d+(?:\.\d+)?))? cm$/;

/**
 * The outer size of a product from a detail such as `28 × 21 × 12 cm` or `2.5 m × 90 cm`: width, height and
 * depth. Undefined when no detail of its size has one. Other details may be of its package or of a part.
 */
export function findObjectSize(details: ProductData['details']): ObjectSize | undefined {
  for (const { label, value } of details) {
    const [all, width, unit, height, depth] = pattern.exec(value) ?? [];
    if (all === undefined || !sizeLabels.test(label)) continue;
    return {
      width: Number(width) * (unit === 'm' ? 100 : 1),
      height: Number(height),
      depth: depth === undefined ? undefined : Number(depth),
    };
  }
  return undefined;
}
