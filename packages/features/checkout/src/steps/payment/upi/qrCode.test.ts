import { expect, test } from 'vitest';
import { drawQrCode } from './qrCode.ts';

test('draws a quiet zone of four modules around the code', async () => {
  const { size, path } = await drawQrCode('upi://pay?pa=luxe@sandbox&am=370900.00');
  const squares = path.split('M').slice(1);
  expect(squares.map((square) => square.split('h')[0])).toContain('4 4');
  for (const square of squares) {
    const [x, y] = (square.split('h')[0] ?? '').split(' ').map(Number);
    expect(Math.min(x ?? 0, y ?? 0)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x ?? size, y ?? size)).toBeLessThan(size - 4);
  }
});

test('draws different QR codes for different texts', async () => {
  const [one, two] = await Promise.all([drawQrCode('upi://pay?tr=1'), drawQrCode('upi://pay?tr=2')]);
  expect(one.path).not.toBe(two.path);
});
