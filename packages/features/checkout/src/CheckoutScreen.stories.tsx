import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CheckoutScreen } from './CheckoutScreen.tsx';

const meta = {
  component: CheckoutScreen,
  // Loads the code of the EMI and UPI panels, which load on demand, before the story renders.
  loaders: [
    () => Promise.all([import('./steps/payment/emi/EmiPanel.tsx'), import('./steps/payment/upi/upi.ts')]),
  ],
  parameters: {
    subject: { kind: 'screen', name: 'Check out' },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { onPlaced: fn(), onPending: fn(), onLoginNeeded: fn() },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof CheckoutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Limits the picture of a story to step 2 of checkout, the credits and offers. */
const byCredits = { target: 'section:nth-of-type(2)' };

const press = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name: /^Cash on delivery/ }));
  const [placeOrderButton] = await within(canvasElement).findAllByRole('button', { name: /^Place order/ });
  if (placeOrderButton) await userEvent.click(placeOrderButton);
};

export const PlacesOrder: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await waitFor(() => expect(args.onPlaced).toHaveBeenCalledOnce());
  },
};
export const BagChanged: Story = {
  parameters: {
    states: ['expired'],
    msw: { handlers: mockScenario('bag-quantity-changed-B9907') },
    pictures: { target: 'aside' },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByText('Your bag has changed');
  },
};
/** The shopper has a coupon and applies a bank offer that cannot be combined with it. */
export const CouponAgainstOffer: Story = {
  parameters: {
    states: ['rejected'],
    msw: { handlers: mockScenario('coupon-conflict-B9599') },
    pictures: byCredits,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply ICICI5000' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use ICICI5000' }));
    await canvas.findByRole('button', { name: 'Remove ICICI5000' });
  },
};
const applyOffer: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Apply HDFC10' }));
  await canvas.findByRole('alert');
};
export const BagTooSmallForOffer: Story = {
  parameters: {
    states: ['rejected'],
    msw: { handlers: mockScenario('bank-offer-low-B9509') },
    pictures: byCredits,
  },
  play: applyOffer,
};
export const OfferExpired: Story = {
  parameters: {
    states: ['expired'],
    msw: { handlers: mockScenario('bank-offer-expired-B9510') },
    pictures: byCredits,
  },
  play: applyOffer,
};
export const Coupons: Story = {
  // A separate mock shop, so that orders of other stories do not empty its bag.
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockApi({}, { loginType: 'customer' }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose a coupon' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply WINTER5000' }));
    await canvas.findByRole('button', { name: 'Change the coupon' });
  },
};
/** Saves gift options by keyboard. Then the row shows the options, and its button has the focus. */
export const GiftOptions: Story = {
  parameters: {
    states: ['variant'],
    msw: { handlers: mockApi({}, { loginType: 'customer' }) },
    pictures: { skip: 'GiftLine and GiftDialog show how it looks.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const add = await canvas.findByRole('button', { name: 'Add gift options' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Make it a gift' });
    await waitFor(() => expect(dialog).toHaveFocus());
    // Moves the focus past the close button.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('For Amma{Enter}from all of us');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const change = await canvas.findByRole('button', { name: 'Change gift options' });
    await waitFor(() => expect(change).toHaveFocus());
    await canvas.findByText('Gift wrap, message');
  },
};
export const PanNeeded: Story = {
  parameters: {
    states: ['rejected'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockApi({}, { loginType: 'customer', isPanNeeded: true }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/orders above ₹2,00,000/);
  },
};
export const PaidInFull: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockApi({}, { loginType: 'customer', balances: { cliqCash: 400_000 } }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: /^Cliq cash/ }));
    await canvas.findByText(/^Nothing is left to pay/);
  },
};
/**
 * A new address form is filled with the name and phone number of the profile. The picture shows the form
 * only, because the stories of `CheckoutView` show the rest of the page.
 */
export const NoAddress: Story = {
  parameters: {
    states: ['empty'],
    msw: { handlers: mockScenario('no-address') },
    pictures: { target: 'form' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Pincode')).toHaveValue('');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ananya');
  },
};
export const EmptyBag: Story = {
  parameters: { states: ['empty'], msw: { handlers: mockApi({}, { loginType: 'customer', bag: [] }) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your bag is empty.');
  },
};

const provider: typeof fetch = async (input) =>
  Response.json(
    String(input).endsWith('/txns')
      ? { payment: { authentication: { method: 'GET', url: 'http://127.0.0.1:4002/pay/1' } } }
      : { token: 'tok_1' },
  );

/** The shopper enters a card and continues on the bank's page. */
export const PaysByCard: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { paymentOptions: samples.paymentOptionsNew }) },
  },
  args: { fetch: provider, navigation: { assign: fn(), post: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Credit or debit card/ }));
    await userEvent.type(await canvas.findByLabelText('Card number'), '4111111111111111');
    await userEvent.type(canvas.getByLabelText('Expiry'), '0839');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.type(canvas.getByLabelText('Name on card'), 'Ananya Rao');
    const [pay] = canvas.getAllByRole('button', { name: /^Pay/ });
    if (pay) await userEvent.click(pay);
    await waitFor(() => expect(args.navigation?.assign).toHaveBeenCalledOnce());
  },
};
export const WaitsForUpiApproval: Story = {
  // A separate mock shop, because another story orders the bag of the shared mock shop.
  parameters: { states: ['variant'], msw: { handlers: mockScenario('signed-in') } },
  args: { fetch: provider },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^UPI/ }));
    await canvas.findByRole('radio', { name: /^ananya.rao@/ });
    const [pay] = canvas.getAllByRole('button', { name: /^Pay/ });
    if (pay) await userEvent.click(pay);
    await waitFor(() => expect(args.onPending).toHaveBeenCalledOnce());
  },
};
