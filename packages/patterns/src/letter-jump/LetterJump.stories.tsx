import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LetterJump } from './LetterJump.tsx';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((title) => ({
  title,
  href: 'IQUXYZ'.includes(title) ? undefined : `#${title}`,
}));

const meta = {
  parameters: { subject: { kind: 'text', missingStates: { 'long text': 'A single letter.' } } },
  component: LetterJump,
  args: {
    label: 'Brands by letter',
    letters: [...letters, { title: '#', name: 'Digits and signs', href: '#other' }],
  },
} satisfies Meta<typeof LetterJump>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(21);
    await expect(canvas.queryByRole('link', { name: 'Q' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Digits and signs' })).toHaveAttribute('href', '#other');
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
