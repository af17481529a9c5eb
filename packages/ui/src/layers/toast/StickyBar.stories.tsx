import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StickyBar } from './StickyBar.tsx';

const update = fn();

const meta = {
  component: StickyBar,
  parameters: {
    subject: {
      kind: 'text',
      missingStates: { 'long text': 'The bar is that of Toast.' },
    },
  },
  args: {
    title: 'A new version is ready.',
    children: 'Your bag and this page stay as they are.',
    icon: 'refresh',
    actions: [{ label: 'Update', onSelect: update }],
  },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'A new version is ready.' });
    await userEvent.click(await within(bar).findByRole('button', { name: 'Update' }));
    await expect(update).toHaveBeenCalledOnce();
  },
};
export const TwoActions: Story = {
  args: {
    actions: [
      { label: 'Add', onSelect: fn() },
      { label: 'Not now', onSelect: fn() },
    ],
  },
  parameters: { states: ['variant'], pictures: { skip: 'Usual with a second button.' } },
};
