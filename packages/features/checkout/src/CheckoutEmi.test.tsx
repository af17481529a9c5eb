import { samples } from '@luxe/contract/samples';
import { errorReply, type Overrides } from '@luxe/contract/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { button, choose, chooseBank, field, pay, show, typeCard } from './testing/renderPayment.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/**
 * Overrides for a mock store that remembers the chosen no-cost plan. The store rejects the first `rejections`
 * requests to release the plan.
 */
function withPlans(more: Overrides = {}, rejections = 0): Overrides {
  let noCostEmiCode: string | null = null;
  let left = rejections;
  return {
    orderSummary: () => ({ ...samples.orderSummary, noCostEmiCode }),
    applyNoCostEMI: ({ body }) => {
      noCostEmiCode = String(body.emiCode);
      return samples.applyNoCostEMI;
    },
    releaseNoCostEMI: () => {
      if (left > 0) {
        left -= 1;
        return errorReply(409, 'B9999', 'Not just now.');
      }
      noCostEmiCode = null;
      return samples.releaseNoCostEMI;
    },
    ...more,
  };
}
async function choosePlan(months: string) {
  await choose(/^EMI/);
  await userEvent.selectOptions(await field('Bank'), 'HDFC Bank, credit card');
  await userEvent.click(await screen.findByRole('radio', { name: months }));
}

test('pays by EMI after the choice of bank, plan and card, and sends the plan [CHK-06]', async () => {
  const { callsTo, navigation, toProvider } = show(withPlans());
  await choosePlan('6');
  await userEvent.click(await button(/^Continue with 6 months/));
  const number = await field('Card number');
  expect(document.activeElement).toBe(number);
  await userEvent.type(number, '4111111111111111');
  await userEvent.type(await field('Expiry'), '0839');
  await userEvent.type(await field('Security code'), '739');
  await userEvent.type(await field('Name on card'), 'Ananya Rao');
  await waitFor(() =>
    expect(callsTo('emiEligibleBin')[0]?.request.body).toEqual({ bin: '41111111', bank: 'HDFC' }),
  );
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
  expect(callsTo('applyNoCostEMI')[0]?.request.body).toEqual({ emiCode: 'NCEMI-HDFC-6' });
  expect(callsTo('collectPaymentOrder')[0]?.request.body).toMatchObject({
    paymentMode: 'EMI',
    emi: { bank: 'HDFC', months: 6 },
  });
  expect(toProvider[1]?.fields).toMatchObject({ is_emi: 'true', emi_bank: 'HDFC', emi_tenure: '6' });
});

test('releases the no-cost plan when another plan or payment method is chosen [CHK-06]', async () => {
  const { callsTo } = show(withPlans());
  await choosePlan('3');
  await button(/^Continue with 3 months/);
  await userEvent.click(await screen.findByRole('radio', { name: '9' }));
  await button(/^Continue with 9 months/);
  expect(callsTo('releaseNoCostEMI')).toHaveLength(1);
  await userEvent.click(await screen.findByRole('radio', { name: '3' }));
  await button(/^Continue with 3 months/);
  await choose(/^Netbanking/);
  await waitFor(() => expect(callsTo('releaseNoCostEMI')).toHaveLength(2));
});

test('the pay button releases an unused EMI plan and shows the new amount [CHK-06] [CHK-16]', async () => {
  const { callsTo, navigation } = show(withPlans({}, 1));
  await choosePlan('3');
  await button(/^Continue with 3 months/);
  await chooseBank();
  expect(await screen.findByText('Not just now.')).toBeDefined();
  await pay();
  expect((await screen.findByRole('alert')).textContent).toContain('The no-cost plan was removed');
  expect(callsTo('releaseNoCostEMI')).toHaveLength(2);
  expect(callsTo('collectPaymentOrder')).toHaveLength(0);
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
});

test('retries the release of an EMI plan on the next reload of the summary [CHK-06]', async () => {
  let loyaltyPointsBalance = 1;
  sessionStorage.setItem('payChoice', JSON.stringify({ mode: 'Netbanking', bank: 'NB_HDFC' }));
  const noCostEmiCode = 'NCEMI-HDFC-3';
  const { callsTo } = show(
    withPlans({ orderSummary: () => ({ ...samples.orderSummary, noCostEmiCode, loyaltyPointsBalance }) }, 1),
  );
  expect(await screen.findByText('Not just now.')).toBeDefined();
  loyaltyPointsBalance = 2;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(callsTo('releaseNoCostEMI')).toHaveLength(2));
});

test('shows a toast when the store rejects an EMI plan, and deselects the plan [CHK-27]', async () => {
  show(withPlans({ applyNoCostEMI: errorReply(409, 'B9601', 'This plan is no longer offered.') }));
  await choosePlan('6');
  expect(await screen.findByText('This plan is no longer offered.')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '6' }).checked).toBe(false);
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
});

const toastText = () => document.querySelector('[role=region][data-toasts]')?.textContent;

test('shows no toast when emiEligibleBin or binValidation is rejected, and the card can pay [CHK-27]', async () => {
  const rejected = errorReply(409, 'B9601', 'Not just now.');
  const { callsTo, navigation } = show(withPlans({ emiEligibleBin: rejected, binValidation: rejected }));
  await choosePlan('6');
  await userEvent.click(await button(/^Continue with 6 months/));
  await userEvent.type(await field('Card number'), '4111111111111111');
  await userEvent.type(await field('Expiry'), '0839');
  await userEvent.type(await field('Security code'), '739');
  await userEvent.type(await field('Name on card'), 'Ananya Rao');
  await waitFor(() => expect(callsTo('emiEligibleBin')).not.toHaveLength(0));
  await pay();
  await waitFor(() => expect(navigation.post).toHaveBeenCalledOnce());
  expect(callsTo('binValidation')).not.toHaveLength(0);
  expect(toastText()).toBe('');
});

test('shows that a card is not eligible for the EMI plan, and does not pay [CHK-06]', async () => {
  const message = 'This card is not of HDFC Bank.';
  const { callsTo } = show(withPlans({ emiEligibleBin: { status: 'SUCCESS', isEligible: false, message } }));
  await choosePlan('9');
  await userEvent.click(await button(/^Continue with 9 months/));
  const number = await field('Card number');
  await userEvent.type(number, '5555555555554444');
  await screen.findByText(message);
  await pay();
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(callsTo('collectPaymentOrder')).toHaveLength(0);
});

test('shows the message that the specification gives when there are no EMI plans [CHK-06]', async () => {
  show({ emiPlans: samples.emiPlansNone });
  await choose(/^EMI/);
  expect(
    await screen.findAllByText('Currently, there are no EMI options available for your card'),
  ).not.toHaveLength(0);
});

test('restores payment mode, bank and EMI plan after a reload, but no card data', async () => {
  const plans = withPlans();
  show(plans);
  await typeCard();
  await choosePlan('6');
  await button(/^Continue with 6 months/);
  cleanup();
  show(plans);
  await button(/^Continue with 6 months/);
  await choose(/^Credit or debit card/);
  expect((await field('Card number')).value).toBe('');
});
