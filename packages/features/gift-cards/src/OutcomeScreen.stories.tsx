import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, fault, mockApi, mockScenario, type MockOptions } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OutcomeScreen } from './OutcomeScreen.tsx';

const skip = { pictures: { skip: 'Its parts are in the picture of Scheduled.' } };
const of = (giftCards: NonNullable<MockOptions['giftCards']>) => ({ handlers: mockApi({}, { giftCards }) });

const meta = {
  component: OutcomeScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Gift card outcome',
      missingStates: { offline: 'The page shows that it cannot reach the shop, as in Late.' },
    },
    layout: 'fullscreen',
  },
  args: { id: 'current' },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof OutcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const finds =
  (heading: string): Play =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: heading });
  };

/** The code is shown once, after the buyer asks for it. */
export const Scheduled: Story = {
  parameters: {
    states: ['usual'],
    pictures: { themes: ['dark'] },
    msw: of({ order: samples.giftCardScheduled }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the code' }));
    await canvas.findByText('7KQM-3XWD-9PHT-CV0C');
    await expect(canvas.getByRole('heading', { name: 'The code of the card' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Show the code' })).toBeNull();
  },
};
/** Another tab has shown the code, so this one cannot. */
export const CodeNotShown: Story = {
  parameters: {
    states: ['rejected'],
    ...skip,
    msw: {
      handlers: mockApi(
        {
          revealGiftCard: errorReply(
            409,
            'W4010',
            'The code cannot be shown again. It is in the e-mail to the recipient.',
          ),
        },
        { giftCards: { order: samples.giftCardScheduled } },
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the code' }));
    await canvas.findByText(/^The code cannot be shown again/);
    await expect(canvas.queryByText('7KQM-3XWD-9PHT-CV0C')).toBeNull();
  },
};
export const Sent: Story = {
  parameters: { states: ['done'], ...skip, msw: of({ order: samples.giftCardSent }) },
  play: finds('Your gift card is on its way'),
};
/** The page looks again until the letter to the recipient has left. */
export const BeingMailed: Story = {
  parameters: {
    states: ['variant'],
    ...skip,
    msw: of({ order: { ...samples.giftCardScheduled, deliverOn: null } }),
  },
  play: finds('Your gift card is on its way'),
};
/** The page checks the payment until the bank has answered. */
export const Pending: Story = {
  parameters: {
    states: ['busy'],
    ...skip,
    msw: of({ order: samples.giftCardPending, outcome: 'pending' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the payment' }));
    await canvas.findByText(/your bank may still charge it/);
  },
};
export const Late: Story = {
  parameters: {
    states: ['variant'],
    ...skip,
    msw: {
      handlers: mockApi(fault('checkGiftCardPayment', '5xx'), {
        giftCards: { order: samples.giftCardPending },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We cannot reach the shop', {}, { timeout: 10_000 });
  },
};
export const Held: Story = {
  parameters: { states: ['variant'], ...skip, msw: of({ order: samples.giftCardHeld }) },
  play: finds('We are checking this purchase'),
};
export const NotPaid: Story = {
  parameters: { states: ['rejected'], ...skip, msw: of({ order: samples.giftCardFailed }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/gift-card-checkout',
    );
  },
};
/** Cancelling asks first, and then shows that the money goes back. */
export const Cancelled: Story = {
  parameters: { states: ['open'], ...skip, msw: of({ order: samples.giftCardSent }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel and refund' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the card' }));
    const heading = await canvas.findByRole('heading', { name: 'Your money is on its way back' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
/** The recipient has used the card meanwhile. The question stays, with the reason. */
export const NotCancelled: Story = {
  parameters: {
    states: ['rejected'],
    ...skip,
    msw: {
      handlers: mockApi(
        {
          cancelGiftCard: errorReply(
            409,
            'W4011',
            'This gift card cannot be cancelled: it has been used, or its refund has begun.',
          ),
        },
        { giftCards: { order: samples.giftCardSent } },
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel and refund' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the card' }));
    await dialog.findByText(/^This gift card cannot be cancelled/);
  },
};
/** The mail came back: the address is corrected, and the card is sent again. */
export const Undelivered: Story = {
  parameters: {
    states: ['error'],
    pictures: { themes: ['dark'] },
    msw: of({ order: samples.giftCardUndelivered }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByLabelText('Their e-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'meera.iyer@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the gift card again' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Add the part after the dot/));
    await expect(email).toHaveFocus();
  },
};
export const SentAgain: Story = {
  parameters: { states: ['variant'], ...skip, msw: of({ order: samples.giftCardUndelivered }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByLabelText('Their e-mail');
    await userEvent.clear(email);
    await userEvent.type(email, 'meera.iyer@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the gift card again' }));
    const heading = await canvas.findByRole('heading', { name: /Your gift card is (ready|on its way)/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('meera.iyer@example.com', { exact: false })).toBeVisible();
  },
};
/** The bank rejects the refund: a customer chooses cliq cash or a bank account. */
export const RefundRejected: Story = {
  parameters: { states: ['variant'], ...skip, msw: of({ order: samples.giftCardRefundRejected }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Send ₹/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose where the money goes.');
    await userEvent.click(canvas.getByRole('radio', { name: /^Cliq cash/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Send ₹/ }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your money is back' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
/** A guest has no cliq cash, and names a bank account. The transfer is not made yet. */
export const RefundToBank: Story = {
  parameters: { states: ['variant'], ...skip, msw: of({ order: samples.giftCardRefundRejectedGuest }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = await canvas.findByRole('button', { name: /^Send ₹/ });
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(send);
    const holder = canvas.getByLabelText('Name of the account holder');
    await waitFor(() => expect(holder).toHaveAccessibleDescription('Enter the name as the bank has it.'));
    await userEvent.type(holder, 'Ananya Rao');
    await userEvent.type(canvas.getByLabelText('IFSC'), 'HDFC0000123');
    await userEvent.type(canvas.getByLabelText('Account number'), '5010 0123 4543 21');
    await userEvent.type(canvas.getByLabelText('Account number again'), '50100123454321');
    await userEvent.click(send);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your money is on its way back' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/ending 4321. The transfer is not made yet/)).toBeVisible();
  },
};
/** No branch has the IFSC, which the store finds. What is typed stays. */
export const RefundBranchUnknown: Story = {
  parameters: {
    states: ['variant'],
    ...skip,
    msw: {
      handlers: mockApi(
        { redirectGiftCardRefund: errorReply(404, 'O4043', 'There is no bank branch with this IFSC.') },
        { giftCards: { order: samples.giftCardRefundRejectedGuest } },
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Name of the account holder'), 'Ananya Rao');
    const ifsc = canvas.getByLabelText('IFSC');
    await userEvent.type(ifsc, 'HDFC0999999');
    await userEvent.type(canvas.getByLabelText('Account number'), '50100123454321');
    await userEvent.type(canvas.getByLabelText('Account number again'), '50100123454321');
    await userEvent.click(canvas.getByRole('button', { name: /^Send ₹/ }));
    await waitFor(() => expect(ifsc).toHaveAccessibleDescription(/There is no bank branch/));
    await expect(ifsc).toHaveFocus();
    await expect(canvas.getByLabelText('Account number')).toHaveValue('50100123454321');
  },
};
export const Refunded: Story = {
  parameters: { states: ['variant'], ...skip, msw: of({ order: samples.giftCardRefunded }) },
  play: finds('Your money is back'),
};
export const Used: Story = {
  parameters: { states: ['variant'], ...skip, msw: of({ order: samples.giftCardUsed }) },
  play: finds('Your gift card was used'),
};
export const Expired: Story = {
  parameters: { states: ['variant'], ...skip, msw: of({ order: samples.giftCardExpired }) },
  play: finds('This gift card has expired'),
};
export const Blocked: Story = {
  parameters: { states: ['variant'], ...skip, msw: of({ order: samples.giftCardBlocked }) },
  play: finds('This gift card is blocked'),
};
export const Unknown: Story = {
  parameters: { states: ['not found', 'empty'], ...skip, msw: { handlers: mockApi() } },
  play: finds('We cannot find this gift card'),
};
export const LongText: Story = {
  parameters: {
    states: ['long text', 'narrow'],
    pictures: { themes: ['light'] },
    msw: of({
      order: {
        ...samples.giftCardSent,
        recipientName: samples.giftCardCartLong.recipientName,
        recipientEmail: samples.giftCardCartLong.recipientEmail,
        message: samples.giftCardCartLong.message,
      },
    }),
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: finds('Your gift card is on its way'),
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...skip, msw: { handlers: mockApi(fault('giftCardOrder', '5xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Loading: Story = {
  parameters: { states: ['loading', 'slow'], ...skip, msw: { handlers: mockScenario('slow') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the gift card');
  },
};
