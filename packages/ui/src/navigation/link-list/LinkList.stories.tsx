import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkList } from './LinkList.tsx';

const meta = {
  parameters: { subject: { kind: 'links', missingStates: { 'long text': 'Names wrap like text.' } } },
  component: LinkList,
  args: {
    items: [
      { label: 'Women', href: '#women' },
      { label: 'Bags', href: '#bags', current: true },
      { label: 'Watches and time', href: '#watches' },
    ],
    onFollow: fn((event: MouseEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof LinkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { parameters: { states: ['usual'] } };
export const Medium: Story = { parameters: { states: ['variant'] }, args: { size: 'm' } };
export const Large: Story = {
  parameters: { states: ['variant'] },
  args: { size: 'l' },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Women' }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Bags' })).toHaveAttribute('aria-current', 'true');
  },
};
