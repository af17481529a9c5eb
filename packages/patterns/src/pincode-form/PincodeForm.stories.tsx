import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PincodeForm, type PincodeFormProps } from './PincodeForm.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        disabled: 'The button is busy while the pincode is checked.',
        'long text': 'Six digits.',
      },
    },
  },
  component: PincodeForm,
  args: {
    onChoose: fn<PincodeFormProps['onChoose']>(async () => ({ ok: true })),
    onClose: fn(),
    hint: 'To see when it arrives.',
  },
} satisfies Meta<typeof PincodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { states: ['empty'] } };
export const WithCurrentPincode: Story = {
  parameters: { states: ['usual', 'chosen'] },
  args: { defaultValue: '110001', closeLabel: 'Keep this one' },
};
export const Accepted: Story = {
  parameters: { states: ['variant'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Pincode/), '400005{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onChoose).toHaveBeenCalledWith('400005');
  },
};
export const Wrong: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/Pincode/);
    await userEvent.type(field, '0110{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(canvas.getByText(/does not begin with 0/)).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Rejected: Story = {
  parameters: { states: ['rejected'] },
  args: {
    onChoose: fn<PincodeFormProps['onChoose']>(async () => ({
      ok: false,
      message: 'We do not deliver to 744301 yet.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/Pincode/);
    await userEvent.type(field, '744301{Enter}');
    await expect(await canvas.findByText('We do not deliver to 744301 yet.')).toBeVisible();
    await expect(field).toHaveValue('744301');
    await expect(field).toHaveFocus();
  },
};
export const Busy: Story = {
  parameters: { states: ['busy'] },
  args: {
    defaultValue: '110001',
    onChoose: fn<PincodeFormProps['onChoose']>(() => new Promise(() => undefined)),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }));
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
