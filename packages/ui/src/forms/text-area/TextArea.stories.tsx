import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: TextArea,
  args: { label: 'Gift message', optional: true, autoComplete: 'off' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'For the year that began in a rented flat with one chair and ended with a garden. May the next one be slower, ' +
  'with longer lunches, fewer trains and all of us at the same table. With love from Jor Bagh, and from the dog.';

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Filled: Story = {
  parameters: { states: ['chosen'] },
  args: { defaultValue: 'With love from all of us at Jor Bagh.' },
};
export const WithHint: Story = {
  parameters: { states: ['variant'] },
  args: { hint: 'Printed on a card, in ivory on ink' },
};
export const Counted: Story = {
  parameters: { states: ['variant'] },
  args: { limit: 200 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: /Gift message/ });
    await userEvent.type(area, 'With love');
    await expect(area).toHaveAccessibleDescription('9 of 200 characters');
  },
};
export const TooLong: Story = {
  parameters: { states: ['error', 'long text'] },
  args: { limit: 200, defaultValue: long, error: 'Use up to 200 characters to fit the card' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, optional: false, hint: 'This item cannot be gift wrapped' },
};
