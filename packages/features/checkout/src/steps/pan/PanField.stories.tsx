import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PanField } from './PanField.tsx';

const meta = {
  parameters: { subject: { kind: 'screen', name: 'Credit, offers, delivery and PAN at checkout' } },
  component: PanField,
  args: { isNeeded: true, panLast4: null, limit: 200_000_00, onValidate: fn(async () => '') },
} satisfies Meta<typeof PanField>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitPan = async (canvasElement: HTMLElement, pan: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('PAN'), pan);
  await userEvent.click(canvas.getByRole('button', { name: 'Check PAN' }));
};

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement, args }) => {
    await submitPan(canvasElement, 'abcde1234f');
    await expect(args.onValidate).toHaveBeenCalledWith('ABCDE1234F');
  },
};
export const LimitNotKnown: Story = { parameters: { states: ['variant'] }, args: { limit: undefined } };
export const Incomplete: Story = {
  parameters: { states: ['error'] },
  play: async ({ canvasElement }) => {
    await submitPan(canvasElement, 'abc');
    await within(canvasElement).findByText(/^Enter the ten letters and digits/);
  },
};
export const Rejected: Story = {
  parameters: { states: ['error'] },
  args: { onValidate: fn(async () => 'This PAN is not known. Check its letters and digits.') },
  play: async ({ canvasElement }) => {
    await submitPan(canvasElement, 'ABCDE1234F');
    await within(canvasElement).findByText(/^This PAN is not known/);
  },
};
export const Checking: Story = {
  parameters: { states: ['busy'] },
  args: { onValidate: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ canvasElement }) => submitPan(canvasElement, 'ABCDE1234F'),
};
export const Accepted: Story = { parameters: { states: ['variant'] }, args: { panLast4: '234F' } };
