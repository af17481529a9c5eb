import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { PincodeField } from '../pincode-field/PincodeField.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary, Form, useFormField } from './Form.tsx';

type Address = { name: string; pincode: string };

function Fields() {
  return (
    <Stack gap={20}>
      <ErrorSummary />
      <TextField
        label="Full name"
        autoComplete="name"
        {...useFormField<Address>('name', { required: 'Enter your full name' })}
      />
      <PincodeField {...useFormField<Address>('pincode', { required: 'Enter all six digits' })} />
      <Button type="submit">Save address</Button>
    </Stack>
  );
}

function AddressForm() {
  const form = useForm<Address>({ defaultValues: { name: '', pincode: '' } });
  return (
    <Form form={form} onSubmit={() => {}} aria-label="Address">
      <Fields />
    </Form>
  );
}

const meta = { component: AddressForm } satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const WithErrors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};
