import type { CallResponse } from '../calls.ts';
import { productIdOf, warden } from '../catalogue/sampleProducts.ts';

export const changes: CallResponse<'changes'> = {
  cursor: '4711',
  isComplete: true,
  changes: [
    { kind: 'product', key: productIdOf(warden) },
    { kind: 'content', key: 'home-page' },
  ],
};
