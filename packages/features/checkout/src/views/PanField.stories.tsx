import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PanField } from './PanField.tsx';

const meta = {
  component: PanField,
  args: { isNeeded: true, ending: null, limit: 200_000_00, onValidate: fn(async () => '') },
} satisfies Meta<typeof PanField>;
export default meta;
type Story = StoryObj<typeof meta>;

const give = async (canvasElement: HTMLElement, pan: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('PAN'), pan);
  await userEvent.click(canvas.getByRole('button', { name: 'Check PAN' }));
};

export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    await give(canvasElement, 'abcde1234f');
    await expect(args.onValidate).toHaveBeenCalledWith('ABCDE1234F');
  },
};
export const LimitNotKnown: Story = { args: { limit: undefined } };
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await give(canvasElement, 'abc');
    await within(canvasElement).findByText(/^Enter the ten letters and digits/);
  },
};
export const Refused: Story = {
  args: { onValidate: fn(async () => 'This PAN is not known. Check its letters and digits.') },
  play: async ({ canvasElement }) => {
    await give(canvasElement, 'ABCDE1234F');
    await within(canvasElement).findByText(/^This PAN is not known/);
  },
};
export const Checking: Story = {
  args: { onValidate: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ canvasElement }) => give(canvasElement, 'ABCDE1234F'),
};
export const Given: Story = { args: { ending: '234F' } };
