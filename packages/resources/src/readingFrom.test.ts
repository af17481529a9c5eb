import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { callKey } from './calls/callKey.ts';
import { useCall } from './calls/useCall.ts';
import { ResourcesProvider } from './ResourcesProvider.tsx';

const args = { params: { productId: samples.product.productListingId } };
const fetch = vi.fn<() => never>();

function Product({ asked = true }: { asked?: boolean }) {
  const { data, error, isLoading } = useCall('productDetails', asked ? args : null);
  return [data?.productName ?? 'nothing', error?.message ?? 'no error', isLoading ? 'waits' : 'rests'].join();
}

const draw = (preloaded: Record<string, unknown> | undefined, asked?: boolean) =>
  renderToString(
    createElement(
      ResourcesProvider,
      { client: createClient({ baseUrl: '/api', fetch }), ...(preloaded ? { preloaded } : {}) } as never,
      createElement(Product, asked === undefined ? {} : { asked }),
    ),
  );

test('a server draws from what is preloaded and asks for nothing', () => {
  const preloaded = { [callKey('productDetails', args)]: samples.product };
  expect(draw(preloaded)).toBe(`${samples.product.productName},no error,rests`);
  expect(draw({})).toBe('nothing,no error,waits');
  expect(draw(undefined)).toBe('nothing,no error,waits');
  expect(draw(preloaded, false)).toBe('nothing,no error,rests');
  expect(fetch).not.toHaveBeenCalled();
});
