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

function Product({ isEnabled = true }: { isEnabled?: boolean }) {
  const { data, error, isLoading } = useCall('productDetails', isEnabled ? args : null);
  return [data?.productName ?? 'nothing', error?.message ?? 'no error', isLoading ? 'waits' : 'rests'].join();
}

const renderProduct = (preloaded: Record<string, unknown> | undefined, isEnabled?: boolean) =>
  renderToString(
    createElement(
      ResourcesProvider,
      { client: createClient({ baseUrl: '/api', fetch }), ...(preloaded ? { preloaded } : {}) } as never,
      createElement(Product, isEnabled === undefined ? {} : { isEnabled }),
    ),
  );

test('a server renders from preloaded data, without a request', () => {
  const preloaded = { [callKey('productDetails', args)]: samples.product };
  expect(renderProduct(preloaded)).toBe(`${samples.product.productName},no error,rests`);
  expect(renderProduct({})).toBe('nothing,no error,waits');
  expect(renderProduct(undefined)).toBe('nothing,no error,waits');
  expect(renderProduct(preloaded, false)).toBe('nothing,no error,rests');
  expect(fetch).not.toHaveBeenCalled();
});
