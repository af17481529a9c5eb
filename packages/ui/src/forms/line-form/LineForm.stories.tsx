import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LineForm } from './LineForm.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        chosen: 'Shown by TextField.',
        'long text': 'Shown by TextField.',
        disabled: 'It is never disabled.',
      },
    },
  },
  component: LineForm,
  args: {
    label: 'Newsletter',
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    hint: 'By signing up, you agree to get our newsletter. You can leave at any time.',
    action: '/newsletter',
    submitLabel: 'Sign up',
  },
} satisfies Meta<typeof LineForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { states: ['empty'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole('form', { name: 'Newsletter' });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(canvas.getByRole('button', { name: 'Sign up' })).toHaveAttribute('type', 'submit');
  },
};
export const WithError: Story = {
  parameters: { states: ['error'], pictures: { skip: 'TextField shows an error.' } },
  args: { defaultValue: 'ananya', error: 'Enter an e-mail address, like name@example.com.' },
};
