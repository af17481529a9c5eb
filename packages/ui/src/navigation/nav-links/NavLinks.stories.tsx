import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NavLinks } from './NavLinks.tsx';

const meta = {
  parameters: { subject: { kind: 'links', missingStates: { 'long text': 'Section names are fixed.' } } },
  component: NavLinks,
  args: {
    label: 'Sections',
    items: [
      { label: 'Women', href: '#women' },
      { label: 'Men', href: '#men' },
      { label: 'Bags', href: '#bags', current: true },
      { label: 'Watches', href: '#watches' },
    ],
  },
} satisfies Meta<typeof NavLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const bags = within(canvasElement).getByRole('link', { name: 'Bags' });
    await expect(bags).toHaveAttribute('aria-current', 'true');
  },
};
export const Catalogues: Story = {
  parameters: { states: ['variant'] },
  args: {
    label: 'Catalogues',
    size: 's',
    items: [
      { label: 'Luxury', href: '#luxury', current: true },
      { label: 'indiluxe', href: '#indiluxe', voice: 'editor' },
    ],
  },
};
