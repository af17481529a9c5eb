import { deskCallSamples, deskVariants } from '@luxe/contract/desk-samples';
import type { DeskOrder } from '@luxe/contract/desk';
import { delayedReply, rejection } from '@luxe/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk, noConnection, type DeskOverrides, type MockRequest } from '../testing/mockDesk.ts';
import { skip } from '../testing/stories.ts';

const { order } = deskCallSamples.order;

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Order',
      missingStates: {
        empty: 'An order has items.',
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        failed: 'Orders shows it: all screens load through the same part.',
        offline: 'Orders shows it: all screens load through the same part.',
        'long text': 'Orders shows it: all tables break long texts.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/orders?id=LX-2611-2048-77' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const same = skip('The screen is that of Usual.');
const inDialog = skip('A dialog with a few fields, which the design system shows.');
const ready = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { name: 'Parcel 1' });
const dialog = () => within(document.body).findByRole('dialog');

/** Everything that an order can have. */
export const Usual: Story = {
  parameters: {
    states: ['usual', 'many'],
    pictures: {
      skip: 'A picture of all its parts is too large; Orders, Returns and Ticket have their looks.',
    },
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
  },
};
export const Phone: Story = {
  parameters: { states: ['narrow'], ...skip('The list of facts is that of Orders.') },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
  },
};
/** A failed payment: nothing to move. */
export const PaymentFailed: Story = {
  parameters: {
    states: ['variant'],
    ...skip('It has fewer parts than Usual.'),
    msw: { handlers: mockDesk({ order: deskVariants.order.failed }) },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findAllByText('Your bank has declined the payment.'),
    ).not.toHaveLength(0);
  },
};
export const NotFound: Story = {
  parameters: {
    states: ['not found'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ order: rejection('orderNotFound') }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Not found' });
  },
};

const received = fn<(request: Pick<MockRequest, 'body'>) => void>();
const keys: (string | null)[] = [];
/** Records a change: its body, its key and its csrf value. Returns the response. */
const record =
  <Response,>(response: Response) =>
  ({ body, headers }: MockRequest): Response => {
    received({ body });
    keys.push(headers.get('idempotency-key'));
    if (headers.get('x-desk-csrf') !== deskCallSamples.session.csrf)
      throw new Error('The csrf value is missing.');
    return response;
  };
const recording = (overrides: DeskOverrides) => ({ msw: { handlers: mockDesk(overrides) } });
const forget = () => {
  received.mockClear();
  keys.length = 0;
};

const placed = (): DeskOrder => {
  const [parcel, ...others] = order.parcels;
  return {
    ...order,
    parcels: parcel ? [{ ...parcel, moves: [{ to: 'confirmed', fields: [] }] }, ...others] : others,
  };
};
const confirmed = { order };

/** A double press sends once. The focus moves to the heading of the parcel, because the button has gone. */
export const MoveParcel: Story = {
  parameters: {
    states: ['done'],
    ...same,
    ...recording({ order: { order: placed() }, moveParcel: record(delayedReply(300, confirmed)) }),
  },
  play: async ({ canvasElement }) => {
    forget();
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Confirm' });
    await userEvent.dblClick(button);
    await within(document.body).findByText('Parcel 1: Confirmed, to pack');
    await canvas.findByRole('button', { name: 'Mark as packed' });
    await expect(canvas.getByRole('heading', { name: 'Parcel 1' })).toHaveFocus();
    await expect(received.mock.calls).toEqual([[{ body: { to: 'confirmed' } }]]);
  },
};
/** After a lost connection, the next attempt has the same key, so that the parcel moves once. */
export const ConnectionLost: Story = {
  parameters: {
    states: ['busy'],
    ...same,
    ...recording({ order: { order: placed() }, moveParcel: record(noConnection) }),
  },
  play: async ({ canvasElement }) => {
    forget();
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Confirm' });
    await userEvent.click(button);
    await canvas.findByText(/The desk cannot be reached/);
    await userEvent.click(button);
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(new Set(keys).size).toBe(1);
    await canvas.findByText(/The desk cannot be reached/);
    await expect(button).toHaveFocus();
  },
};
/** The sentence of the server stands beside the field, and the typed text stays. */
export const DeliveryCodeWrong: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['rejected', 'error'],
    ...inDialog,
    ...recording({ moveParcel: rejection('deliveryCodeWrong') }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Mark as delivered' }));
    const layer = within(await dialog());
    const submit = layer.getByRole('button', { name: 'Mark as delivered' });
    await userEvent.click(submit);
    const field = layer.getByLabelText('Delivery code');
    await expect(field).toHaveAccessibleDescription('Enter the delivery code.');
    await userEvent.type(field, '123');
    await userEvent.click(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The delivery code is wrong/));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('123');
  },
};
/** Accepting a return asks first, because it pays back. */
export const AcceptReturn: Story = {
  parameters: {
    states: ['done'],
    ...same,
    ...recording({ moveReturn: record(deskCallSamples.order) }),
  },
  play: async ({ canvasElement }) => {
    forget();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Accept and refund' }));
    const layer = within(await dialog());
    await userEvent.click(layer.getByRole('checkbox', { name: /can be sold again/ }));
    await userEvent.click(layer.getByRole('button', { name: 'Accept and refund' }));
    await within(document.body).findByText('Return RT-2611-0093-12: Return: accepted');
    await expect(received).toHaveBeenCalledWith({ body: { to: 'inspected', isSellable: false } });
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);
  },
};
export const RejectReturn: Story = {
  tags: ['dialog'],
  parameters: { states: ['error'], ...inDialog },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reject' }));
    const layer = within(await dialog());
    await userEvent.click(layer.getByRole('button', { name: 'Reject' }));
    await expect(layer.getByLabelText('Reason for the shopper')).toHaveAccessibleDescription(
      /Enter the reason/,
    );
  },
};
export const RetryRefund: Story = {
  parameters: { states: ['done'], ...same, ...recording({ retryRefund: record(deskCallSamples.order) }) },
  play: async ({ canvasElement }) => {
    forget();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Request it again' }));
    const layer = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(layer.getByRole('button', { name: 'Request it again' }));
    await within(document.body).findByText('The refund of ₹1,500 is requested again.');
    await expect(received).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  },
};
/** A window that becomes narrow turns the table into a list, and leaves its open dialog and the focus. */
export const WindowNarrowed: Story = {
  parameters: { states: ['narrow', 'open'], ...inDialog },
  play: async ({ canvasElement }) => {
    const trigger = await within(canvasElement).findByRole('button', { name: 'Pay it elsewhere' });
    await userEvent.click(trigger);
    const layer = within(await dialog());
    await userEvent.click(layer.getByRole('radio', { name: 'To a bank account' }));
    await userEvent.type(await layer.findByLabelText('IFSC'), 'HDFC0000123');
    canvasElement.style.width = '360px';
    await waitFor(() => expect(trigger.closest('[role=list]')).not.toBeNull());
    await expect(layer.getByLabelText('IFSC')).toHaveValue('HDFC0000123');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    canvasElement.style.width = '';
    await waitFor(() => expect(trigger.closest('[role=list]')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
/** The fields of the account appear with the choice of a bank. */
export const RedirectRefund: Story = {
  parameters: {
    states: ['chosen'],
    ...inDialog,
    ...recording({ redirectRefund: record(deskCallSamples.order) }),
  },
  play: async ({ canvasElement }) => {
    forget();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Pay it elsewhere' }));
    const layer = within(await dialog());
    await expect(layer.queryByLabelText('IFSC')).toBeNull();
    await userEvent.click(layer.getByRole('radio', { name: 'To a bank account' }));
    await userEvent.type(await layer.findByLabelText('Name of the account holder'), 'Ananya Rao');
    await userEvent.type(layer.getByLabelText('IFSC'), 'HDFC1000123');
    await userEvent.type(layer.getByLabelText('Account number'), '5010 0123 4543 21');
    await userEvent.type(layer.getByLabelText('Account number again'), '50100123454321');
    await userEvent.click(layer.getByRole('button', { name: 'Pay it this way' }));
    // A malformed IFSC is not sent.
    await layer.findByRole('button', { name: 'Enter the IFSC of the branch, 11 characters.' });
    await expect(received).not.toHaveBeenCalled();
    await userEvent.clear(layer.getByLabelText('IFSC'));
    await userEvent.type(layer.getByLabelText('IFSC'), 'HDFC0000123');
    await layer.findByText('HDFC Bank');
    await userEvent.click(layer.getByRole('button', { name: 'Pay it this way' }));
    await within(document.body).findByText('The refund of ₹1,500 now goes to a bank account.');
    await expect(received).toHaveBeenCalledWith({
      body: {
        to: 'bank',
        holder: 'Ananya Rao',
        ifsc: 'HDFC0000123',
        accountNumber: '50100123454321',
      },
    });
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};
/** The account is loaded only on request. */
export const Transfer: Story = {
  tags: ['dialog'],
  parameters: {
    states: ['open'],
    pictures: { themes: ['dark'] },
    ...recording({ showTransfer: record(deskCallSamples.showTransfer) }),
  },
  play: async ({ canvasElement }) => {
    forget();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Make the transfer' }));
    const layer = within(await dialog());
    await expect(received).not.toHaveBeenCalled();
    await userEvent.click(layer.getByRole('button', { name: 'Show the bank account' }));
    await layer.findByText('50100123454321');
    await expect(received).toHaveBeenCalledOnce();
  },
};
/** A payment came too late, and its provider rejects the refund: the desk pays it to a bank account. */
export const ChargeRejected: Story = {
  parameters: {
    states: ['variant'],
    ...inDialog,
    ...recording({
      order: deskVariants.order.chargeRejected,
      redirectCharge: record(deskCallSamples.redirectCharge),
    }),
  },
  play: async ({ canvasElement }) => {
    forget();
    const canvas = within(canvasElement);
    await canvas.findByText('The provider rejects the refund');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay it elsewhere' }));
    const layer = within(await dialog());
    await userEvent.click(layer.getByRole('radio', { name: 'To a bank account' }));
    await userEvent.type(await layer.findByLabelText('Name of the account holder'), 'Ananya Rao');
    await userEvent.type(layer.getByLabelText('IFSC'), 'HDFC0000123');
    await userEvent.type(layer.getByLabelText('Account number'), '50100123454321');
    await userEvent.type(layer.getByLabelText('Account number again'), '50100123454321');
    await userEvent.click(layer.getByRole('button', { name: 'Pay it this way' }));
    await within(document.body).findByText('The refund of ₹26,400 now goes to a bank account.');
    await canvas.findByText('Transfer not made yet');
    await expect(received).toHaveBeenCalledOnce();
    const payments = canvas.getByRole('region', { name: 'Payments' });
    await waitFor(() => expect(payments.contains(document.activeElement)).toBe(true));
  },
};
/** Its transfer is shown on request, and recorded. */
export const ChargeTransfer: Story = {
  parameters: {
    states: ['variant'],
    ...inDialog,
    ...recording({
      order: deskVariants.order.chargeTransfer,
      showChargeTransfer: record(deskCallSamples.showChargeTransfer),
    }),
  },
  play: async ({ canvasElement }) => {
    forget();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Make the transfer' }));
    const layer = within(await dialog());
    await userEvent.click(layer.getByRole('button', { name: 'Show the bank account' }));
    await waitFor(() => expect(received).toHaveBeenCalledOnce());
    await userEvent.type(layer.getByLabelText(/UTR/), 'HDFCR52026112900012345');
    await userEvent.click(layer.getByRole('button', { name: 'Record the transfer' }));
    await within(document.body).findByText('The transfer of ₹26,400 is recorded.');
  },
};
