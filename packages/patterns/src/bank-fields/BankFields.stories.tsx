import { Button } from '@luxe/ui/button';
import { Form, useForm } from '@luxe/ui/form';
import { Stack } from '@luxe/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { BankFields, type BankFieldsProps } from './BankFields.tsx';
import { noBank, type BankValues } from './bankValues.ts';

type Args = BankFieldsProps & { onSave: (values: BankValues) => void };

function BankForm({ onSave, ...fields }: Args) {
  const form = useForm<BankValues>({ defaultValues: noBank });
  return (
    <Form form={form} onSubmit={(values) => onSave(values)} aria-label="Bank account">
      <Stack gap={20}>
        <BankFields {...fields} />
        <div>
          <Button type="submit" emphasis="secondary">
            Save
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

const meta = {
  component: BankFields,
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        disabled: 'The button is busy while the account is sent; the fields stay enabled.',
        'long text': 'Names of banks are short, and a name wraps like any hint.',
      },
    },
    pictures: { skip: 'The refund and bank steps of a return show its fields.' },
  },
  decorators: [withPageMargins],
  render: (args) => <BankForm {...args} />,
  args: { branchName: '', branchProblem: '', onSave: fn() },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

export const Empty: Story = {
  parameters: { states: ['empty', 'error'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const holder = canvas.getByLabelText('Name of the account holder');
    await waitFor(() => expect(holder).toHaveAccessibleDescription('Enter the name as the bank has it.'));
    await expect(holder).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** The account number is typed twice, with or without blanks. */
export const Filled: Story = {
  parameters: { states: ['usual', 'chosen'] },
  args: { branchName: 'HDFC Bank' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name of the account holder'), 'Ananya Rao');
    await userEvent.type(canvas.getByLabelText('IFSC'), 'hdfc0000123');
    await expect(canvas.getByLabelText('IFSC')).toHaveAccessibleDescription('HDFC Bank');
    await userEvent.type(canvas.getByLabelText('Account number'), '5010 0012 345678');
    await userEvent.type(canvas.getByLabelText('Account number again'), '50100012345679');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const again = canvas.getByLabelText('Account number again');
    await waitFor(() => expect(again).toHaveAccessibleDescription('The two account numbers differ.'));
    await userEvent.clear(again);
    await userEvent.type(again, '50100012345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};
export const UnknownBranch: Story = {
  parameters: { states: ['not found'] },
  args: { branchProblem: 'There is no bank branch with this IFSC.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('IFSC')).toHaveAccessibleDescription(
      /There is no bank branch with this IFSC/,
    );
  },
};
