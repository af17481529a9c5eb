import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InstallRowView } from './InstallRowView.tsx';

const add = fn();
const decline = fn();

const meta = {
  component: InstallRowView,
  parameters: {
    subject: {
      kind: 'text',
      name: 'The offer to install the shop',
      missingStates: { 'long text': 'Its texts are fixed.' },
    },
  },
  args: { offer: 'prompt', size: '1.2 MB', onAdd: add, onDecline: decline },
} satisfies Meta<typeof InstallRowView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('region', { name: 'Add LUXE to your home screen' }));
    await userEvent.click(row.getByRole('button', { name: 'Add' }));
    await expect(add).toHaveBeenCalledOnce();
    await userEvent.click(row.getByRole('button', { name: 'Not now' }));
    await expect(decline).toHaveBeenCalledOnce();
  },
};
export const OnAnApplePhone: Story = {
  args: { offer: 'apple', size: '' },
  parameters: { states: ['variant'], pictures: { skip: 'Usual with a sentence in place of a button.' } },
  globals: { viewport: { value: 'mobile' } },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'], pictures: { skip: 'Usual is as narrow.' } },
  globals: { viewport: { value: 'mobile' } },
};
