import { mockFetch } from '@luxe/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderCheckout } from './renderCheckout.tsx';

const failToLoad = () => {
  throw new Error('The chunk is gone.');
};
vi.mock('./steps/delivery/GiftDialog.tsx', () => failToLoad());
vi.mock('./Coupons.tsx', () => failToLoad());

test.each(['Add gift options', 'Choose a coupon'])(
  'shows a message when the code of the drawer or dialog that "%s" opens fails to load',
  async (name) => {
    const { fetch } = mockFetch({}, { loginType: 'customer' });
    renderCheckout(fetch);
    const button = await screen.findByRole('button', { name });
    await userEvent.click(button);
    await screen.findByText('This part could not load. Reload the page.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  },
);
