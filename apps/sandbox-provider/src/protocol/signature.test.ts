import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signReturn } from './signature.ts';

it('signReturn signs the encoded, sorted and joined parameters after encoding them again', () => {
  const text = 'order_id%3Dorder_1%26status%3DCHARGED%26status_id%3D21%26x%3Da%252Bb';
  const expected = createHmac('sha256', 'key').update(text).digest('base64');
  const parameters = { x: 'a+b', status_id: '21', status: 'CHARGED', order_id: 'order_1' };
  expect(signReturn(parameters, 'key')).toBe(encodeURIComponent(expected));
  expect(signReturn({ ...parameters, signature: 'x', signature_algorithm: 'y' }, 'key')).toBe(
    signReturn(parameters, 'key'),
  );
  expect(signReturn({ ...parameters, status: 'NEW' }, 'key')).not.toBe(signReturn(parameters, 'key'));
});
