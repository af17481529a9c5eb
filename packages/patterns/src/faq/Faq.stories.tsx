import { html, samples } from '@luxe/contract/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { Faq } from './Faq.tsx';

const questions = samples.listing.questionAndAnswerList;

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: Faq,
  decorators: [withPageMargins],
  args: { questions },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const Open: Story = {
  parameters: { states: ['open'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Can a bag be repaired?'));
    await waitFor(() => expect(canvas.getByText(/The brand that made it/)).toBeVisible());
  },
};
/** Shows only ten of twelve questions. */
export const Twelve: Story = {
  parameters: { states: ['many'] },
  args: {
    questions: Array.from({ length: 12 }, (_, at) => ({
      question: `Question ${at + 1}: can it go back?`,
      answer: html('<p>It comes back to you.</p>'),
    })),
  },
};
export const LongText: Story = {
  args: {
    questions: questions.map(({ question, answer }) => ({
      question: `${question} And what happens to an item that was worn, washed and sent back after the seventh day?`,
      answer,
    })),
  },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
/** The section needs at least three questions, so with two questions it renders nothing [SHL-19]. */
export const TooFew: Story = {
  args: { questions: questions.slice(0, 2) },
  parameters: { states: ['empty'], pictures: { skip: 'There is nothing to see.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
