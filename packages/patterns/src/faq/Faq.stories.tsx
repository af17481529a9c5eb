import { html, samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Faq } from './Faq.tsx';

const meta = {
  component: Faq,
  args: { questions: samples.listing.questionAndAnswerList },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Can a bag be repaired?'));
    await expect(canvas.getByText(/The house that made it/)).toBeVisible();
  },
};
export const LightOnAPhone: Story = { globals: { theme: 'light', viewport: { value: 'mobile' } } };
export const Twelve: Story = {
  args: {
    questions: Array.from({ length: 12 }, (_, at) => ({
      question: `Question ${at + 1}: what happens to a piece that was worn, washed and sent back after the seventh day?`,
      answer: html('<p>It comes back to you.</p>'),
    })),
  },
};
