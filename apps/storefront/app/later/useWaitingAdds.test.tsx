import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockFetch } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offerOf } from './findOffer.ts';
import { useWaitingAdds } from './useWaitingAdds.ts';

function Host() {
  useWaitingAdds();
  return null;
}

test('an item that is added when the browser is online again is tracked, once [ANA-17]', async () => {
  const { winningUssID: USSID, productListingId: productCode } = samples.product;
  const offer = offerOf(samples.product, USSID);
  const item = { id: 'one', productCode, USSID, quantity: 1, name: 'Tote', color: '', ...offer };
  localStorage.setItem('waitingAdds', JSON.stringify([item]));
  const track = vi.fn();
  const { fetch } = mockFetch();
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch })} hint="s0c0" track={track}>
      <ToastProvider>
        <Host />
      </ToastProvider>
    </ResourcesProvider>,
  );
  await waitFor(() => expect(track.mock.calls.map(([name]) => name)).toEqual(['added to cart']));
  expect(track.mock.calls[0]?.[1]).toMatchObject({ item: { productCode, ussid: USSID, quantity: 1 } });
  expect(JSON.parse(localStorage.getItem('waitingAdds') ?? '')).toEqual([]);
  localStorage.clear();
});
