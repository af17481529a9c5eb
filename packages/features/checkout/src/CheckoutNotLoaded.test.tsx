import { mockFetch } from '@luxe/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderCheckout } from './testing/renderCheckout.tsx';

const failToLoad = () => {
  throw new Error('The chunk is gone.');
};
vi.mock('./steps/delivery/GiftDialog.tsx', () => failToLoad());
vi.mock('./Coupons.tsx', () => failToLoad());
vi.mock('./order/handOver.ts', () => failToLoad());

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

test('starts no payment when the code that continues it fails to load', async () => {
  const { fetch, shop } = mockFetch({}, { loginType: 'customer' });
  renderCheckout(fetch);
  await userEvent.click(await screen.findByRole('radio', { name: /^Netbanking/ }));
  await userEvent.selectOptions(await screen.findByLabelText('Bank'), 'HDFC Bank');
  const [pay] = await screen.findAllByRole('button', { name: /^Pay ₹/ });
  await userEvent.click(pay as HTMLElement);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This part could not load. Reload the page.');
  expect(shop.log.some(({ name }) => name === 'collectPaymentOrder')).toBe(false);
});
