import { createClient } from '@luxe/client';
import { mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NothingScreen } from './NothingScreen.tsx';

const skip = (reason: string) => ({ pictures: { skip: reason } });

const meta = {
  component: NothingScreen,
  parameters: {
    subject: {
      kind: 'form',
      name: 'Nothing found by Tara',
      missingStates: {
        busy: 'A question opens another page.',
        rejected: 'A question opens another page.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockApi() },
  },
  args: { question: 'A violet coat under ₹10,000', catalogue: 'luxury', onNavigate: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NothingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Your question in other words' });

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('What you can ask');
    await userEvent.type(field(canvasElement), ', or lilac{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith(
      '/ask-tara?q=A%20violet%20coat%20under%20%E2%82%B910%2C000%2C%20or%20lilac',
    );
  },
};
export const Phone: Story = {
  parameters: { states: ['narrow', 'long text'], ...skip('Its lines wrap as elsewhere.') },
  args: { question: `${'Shahjahanabadi-embroidered-and-hand-finished '.repeat(3)}coat` },
  globals: { viewport: { value: 'mobile' } },
};
export const TooLong: Story = {
  parameters: { states: ['error'], ...skip('Only the error differs from Usual.') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.paste('x'.repeat(500));
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByText('Up to 500 characters.');
    await expect(field(canvasElement)).toHaveFocus();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};
export const WithoutQuestion: Story = {
  parameters: { states: ['empty'], ...skip('Only the title differs from Usual.') },
  args: { question: '' },
};
