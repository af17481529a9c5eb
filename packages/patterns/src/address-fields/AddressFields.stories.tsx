import type { Address } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import { Button } from '@luxe/ui/button';
import { Form } from '@luxe/ui/form';
import { Stack } from '@luxe/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx';
import { toAddressValues, type AddressValues } from './addressValues.ts';
import type { PincodeResult } from './pincodeFeedback.ts';

type Args = AddressFieldsProps & { address?: Address; onSave: (values: AddressValues) => void };

function AddressForm({ address, onSave, ...fields }: Args) {
  const form = useForm<AddressValues>({ defaultValues: toAddressValues(address), mode: 'onTouched' });
  return (
    <Form form={form} onSubmit={(values) => onSave(values)} aria-label="New address">
      <Stack gap={24} align="stretch">
        <AddressFields {...fields} />
        <div>
          <Button type="submit" emphasis="secondary">
            Save address
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const { pincodeData, pincodeNotServed } = samples;
const resolveTo = (result: PincodeResult) => async () => result;

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: { disabled: 'The button is busy while the address is saved; the fields stay enabled.' },
    },
  },
  component: AddressFields,
  decorators: [withPageMargins],
  render: (args) => <AddressForm {...args} />,
  args: { lookUp: resolveTo({ kind: 'known', data: pincodeData }), onSave: fn() },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const typed = (pincode: string) => (canvasElement: HTMLElement) =>
  userEvent.type(within(canvasElement).getByLabelText('Pincode'), pincode);

export const Empty: Story = { parameters: { states: ['empty'] } };

export const PincodeFillsCityAndState: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typed('110001')(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('New Delhi'));
    await expect(canvas.getByLabelText('State')).toHaveValue('Delhi');
    await canvas.findByText('New Delhi. Delivers by Sunday, 22 November');
    canvas.getByLabelText('Pincode').blur();
  },
};

export const LookingUp: Story = {
  parameters: { states: ['loading'] },
  args: { lookUp: () => new Promise<PincodeResult>(() => {}) },
  play: async ({ canvasElement }) => {
    await typed('110001')(canvasElement);
    await within(canvasElement).findByText('Looking up 110001');
    within(canvasElement).getByLabelText('Pincode').blur();
  },
};

export const UnknownPincode: Story = {
  parameters: { states: ['not found'] },
  args: { lookUp: resolveTo({ kind: 'unknown' }) },
  play: async ({ canvasElement }) => {
    await typed('999999')(canvasElement);
    await within(canvasElement).findByText('We do not know this pincode. Check its six digits.');
    within(canvasElement).getByLabelText('Pincode').blur();
  },
};

export const NotServed: Story = {
  parameters: { states: ['rejected'] },
  args: { lookUp: resolveTo({ kind: 'known', data: pincodeNotServed }) },
  play: async ({ canvasElement }) => {
    await typed('744301')(canvasElement);
    await within(canvasElement).findByText('We do not deliver to 744301 yet. Try another pincode.');
    within(canvasElement).getByLabelText('Pincode').blur();
  },
};

/** The look-up failed: the shopper fills in city and state, and the form accepts the pincode. */
export const LookUpFailed: Story = {
  parameters: { states: ['failed'] },
  args: { lookUp: resolveTo({ kind: 'failed' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typed('110001')(canvasElement);
    await canvas.findByText(/^The pincode could not be looked up/);
    canvas.getByLabelText('Pincode').blur();
    await expect(canvas.getByLabelText('Pincode')).not.toHaveAttribute('aria-invalid');
  },
};

export const Changing: Story = {
  parameters: { states: ['variant', 'chosen'] },
  args: { address: samples.address },
};
export const Work: Story = {
  parameters: { states: ['variant', 'chosen'] },
  args: { address: samples.addressWork },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { address: samples.addressLong },
};
export const OnAPhone: Story = {
  args: { address: samples.address },
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['narrow'], pictures: { widths: [390] } },
};

export const Errors: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByText('Enter the first name.');
    await expect(canvas.getByLabelText('Pincode')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Tab visits the fields in reading order, arrow keys choose the address type, and Enter saves. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByLabelText('Pincode').focus();
    await userEvent.keyboard('110001');
    await waitFor(() => expect(canvas.getByLabelText('City')).toHaveValue('New Delhi'));
    await userEvent.tab();
    await expect(canvas.getByLabelText('City')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Ananya{Tab}Rao{Tab}9812345670{Tab}B-14, Jor Bagh');
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Home' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Work' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ city: 'New Delhi', addressType: 'Work', isDefault: true }),
    );
  },
};
