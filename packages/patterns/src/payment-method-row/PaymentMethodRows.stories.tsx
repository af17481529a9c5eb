import type { PaymentMode } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { Icon } from '@luxe/ui/icon';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { PaymentMethodRows, type PaymentMethod, type PaymentMethodRowsProps } from './PaymentMethodRows.tsx';

function StatefulPaymentMethodRows({ value, onValueChange, ...rest }: PaymentMethodRowsProps) {
  const [mode, setMode] = useState(value);
  return (
    <PaymentMethodRows
      {...rest}
      value={mode}
      onValueChange={(next) => {
        setMode(next);
        onValueChange(next);
      }}
    />
  );
}

const methods: PaymentMethod[] = [
  {
    mode: 'UPI',
    name: 'UPI',
    panel: (
      <Stack gap={12} align="stretch">
        <TextField label="UPI ID" autoCapitalize="none" autoCorrect="off" />
        <Text size="sm" tone="secondary">
          We will send a request to your UPI app. Approve it within 5 minutes.
        </Text>
      </Stack>
    ),
  },
  {
    mode: 'Credit Card',
    name: 'Credit or debit card',
    panel: <TextField label="Card number" inputMode="numeric" />,
  },
  { mode: 'EMI', name: 'EMI', aside: 'No cost from ₹61,817 a month' },
  { mode: 'Netbanking', name: 'Netbanking' },
  { mode: 'COD', name: 'Cash on delivery', unavailable: 'For orders up to ₹50,000' },
];

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: PaymentMethodRows,
  decorators: [withPageMargins],
  render: (args) => <StatefulPaymentMethodRows {...args} />,
  args: { methods, value: 'Credit Card', onValueChange: fn() },
} satisfies Meta<typeof PaymentMethodRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'chosen'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'UPI' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('UPI');
    await expect(canvas.getByLabelText('UPI ID')).toBeVisible();
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
  },
};
export const Unchosen: Story = { parameters: { states: ['empty'] }, args: { value: undefined } };
export const Missing: Story = {
  parameters: { states: ['error'] },
  args: { value: undefined, error: 'Choose how to pay first.' },
};
export const SavingAndFee: Story = {
  parameters: { states: ['variant', 'disabled'] },
  args: {
    value: 'Credit Card',
    methods: [
      {
        mode: 'Credit Card',
        name: 'Credit or debit card',
        note: 'With an HDFC Bank credit card.',
        saving: 'Save ₹2,000',
        icon: <Icon name="shield" />,
      },
      { mode: 'Netbanking', name: 'Netbanking', note: 'All banks.', icon: <Icon name="bank" /> },
      {
        mode: 'COD',
        name: 'Cash on delivery',
        note: 'Pay the courier in cash or by UPI when the parcel comes.',
        fee: 'Fee ₹49',
        icon: <Icon name="truck" />,
      },
    ],
  },
};
/** No method is available: each row shows the reason. */
export const NoneAvailable: Story = {
  parameters: { states: ['rejected'] },
  args: {
    value: undefined,
    methods: samples.orderSummaryNoCod.paymentModes.map(({ mode, reason }) => ({
      mode,
      name: mode === 'COD' ? 'Cash on delivery' : mode,
      unavailable: reason,
    })),
  },
};
export const LongText: Story = {
  args: {
    value: 'TPM' satisfies PaymentMode,
    methods: [
      {
        mode: 'TPM',
        name: 'A third-party wallet that was linked to this mobile number in another shop',
        note: 'You are taken to the wallet to approve the payment and come back here on your own once that is done.',
        aside: 'Up to ₹10,000 in a month',
        saving: 'Save ₹500 on a first payment',
        icon: <Icon name="gift" />,
      },
      ...methods,
    ],
  },
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
/**
 * Tab moves focus to the chosen row. Arrow keys cycle through the available rows. The next Tab moves into the
 * open panel.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/^Credit/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(radio(/^Netbanking/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/^UPI/)).toBeChecked();
    await expect(radio(/^Cash on delivery/)).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByLabelText('UPI ID')).toHaveFocus();
  },
};
