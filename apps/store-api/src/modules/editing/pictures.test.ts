import { expect, it } from 'vitest';
import { readAvifSize } from './pictures.ts';

it('reads the size of an AVIF file', () => {
  const head = Buffer.concat([
    Buffer.from('....ispe'),
    Buffer.alloc(4),
    Buffer.from([0, 0, 6, 64, 0, 0, 2, 188]),
  ]);
  expect(readAvifSize(head)).toEqual({ width: 1600, height: 700 });
  expect(readAvifSize(Buffer.from('none'))).toBeUndefined();
});
