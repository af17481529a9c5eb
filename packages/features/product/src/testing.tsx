import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { hintOf, mockFetch, type MockStart, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, screen } from '@testing-library/react';
import { ProductScreen, type ProductScreenProps } from './ProductScreen.tsx';

export const { product } = samples;
export const size = product.variantOptions.sizelink.find(({ isAvailable }) => isAvailable);

/** Renders the page of a product in its first available size, and waits until it is shown. For tests. */
export async function show(
  overrides: Overrides = {},
  props: Partial<ProductScreenProps> = {},
  start: MockStart = {},
) {
  const { fetch, shop } = mockFetch(overrides, start);
  render(
    <ToastProvider>
      <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint={hintOf(start)}>
        <ProductScreen productId={product.productListingId} size={size?.size} {...props} />
      </ResourcesProvider>
    </ToastProvider>,
  );
  // The first test of this file also waits until all modules have loaded, so the timeout is long.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  return { shop };
}
