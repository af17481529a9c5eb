import { createClient } from '@luxe/client';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { CheckoutScreen } from '../CheckoutScreen.tsx';

/**
 * Renders the checkout of a logged-in customer, for tests. `fetch` responds to all requests to the store.
 * Failed requests are retried at once, without a delay.
 */
export function renderCheckout(fetch: typeof globalThis.fetch): void {
  const clock = { now: () => 0, sleep: () => Promise.resolve() };
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s1c1">
      <ToastProvider>
        <CheckoutScreen onPlaced={vi.fn()} onPending={vi.fn()} onLoginNeeded={vi.fn()} />
      </ToastProvider>
    </ResourcesProvider>,
  );
}
