import { mockFetch } from '@luxe/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderCheckout } from './renderCheckout.tsx';

const gone = () => {
  throw new Error('The chunk is gone.');
};
vi.mock('./views/GiftDialog.tsx', () => gone());
vi.mock('./Coupons.tsx', () => gone());

test.each(['Add gift options', 'Choose a coupon'])('a layer that does not load says so: %s', async (name) => {
  const { fetch } = mockFetch({}, { loginType: 'customer' });
  renderCheckout(fetch);
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  await screen.findByText('This part could not be loaded. Load the page again.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});
