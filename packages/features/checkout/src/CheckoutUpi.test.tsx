import { samples } from '@luxe/contract/samples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { button, choose, field, orderId, pay, show } from './testing/renderPayment.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('verifies a UPI id, sends the payment request and opens the pending page [CHK-07]', async () => {
  const { onPending, callsTo, navigation, toProvider } = show();
  await choose(/^UPI/);
  const id = await field('UPI id');
  await userEvent.type(id, 'ananya.rao@okhdfcbank{Enter}');
  await screen.findByText('Verified. Ananya Rao');
  await pay();
  await waitFor(() => expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId));
  expect(callsTo('verifyVpa')).toHaveLength(1);
  expect(toProvider[0]?.fields).toMatchObject({
    txn_type: 'UPI_COLLECT',
    upi_vpa: 'ananya.rao@okhdfcbank',
  });
  expect(navigation.post).not.toHaveBeenCalled();
});

test('blocks the payment and marks the field for an invalid UPI id [CHK-07]', async () => {
  const { callsTo } = show({ verifyVpa: samples.verifyVpaInvalid });
  await choose(/^UPI/);
  const id = await field('UPI id');
  await userEvent.type(id, 'asha@nobank');
  await pay();
  await waitFor(() => expect(id.getAttribute('aria-invalid')).toBe('true'));
  expect(callsTo('collectPaymentOrder')).toHaveLength(0);
});

test('preselects a saved UPI id and verifies it on payment [CHK-07]', async () => {
  const { onPending, callsTo } = show({ paymentOptions: samples.paymentOptions });
  await choose(/^UPI/);
  expect(
    await screen.findByRole<HTMLInputElement>('radio', { name: /^ananya.rao@okhdfcbank/ }),
  ).toHaveProperty('checked', true);
  await pay();
  await waitFor(() => expect(onPending).toHaveBeenCalledOnce());
  expect(callsTo('verifyVpa')).toHaveLength(1);
});

test('shows a QR code for UPI until the shopper has paid or chooses another method', async () => {
  const { onPending, callsTo } = show();
  await choose(/^UPI/);
  await choose(/^Pay with a UPI app/);
  await pay();
  expect((await screen.findByRole('img', { name: /^Code to pay ₹/ })).querySelector('path')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay ₹/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Pay with your UPI app');
  await userEvent.click(await button(/^Pay another way/));
  await screen.findAllByRole('button', { name: /^Pay ₹/ });
  expect(callsTo('cancelPayment')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toHaveProperty('checked', true);
  await pay();
  await userEvent.click(await button(/^I have paid/));
  expect(onPending).toHaveBeenCalledExactlyOnceWith(orderId);
});
