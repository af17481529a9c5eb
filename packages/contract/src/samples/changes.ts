import type { CallResponse } from '../calls/calls.ts';
import { productIdOf, warden } from './sampleProducts.ts';

export const changes: CallResponse<'changes'> = {
  cursor: '4711',
  isComplete: true,
  changes: [
    { kind: 'product', key: productIdOf(warden) },
    { kind: 'content', key: 'home-page' },
  ],
};
