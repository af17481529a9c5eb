import { createClient } from '@luxe/client';
import { mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  parameters: {
    subject: {
      kind: 'field',
      name: 'Search box',
      missingStates: {
        error: 'No input is invalid; it ends at 51 letters.',
        disabled: 'Search is always available.',
        'long text': 'The text scrolls in the field: SearchField, Long Text.',
      },
    },
    msw: { handlers: mockApi() },
  },
  args: { onNavigate: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { states: ['empty'] } };
export const OnTheResultsPage: Story = { parameters: { states: ['chosen'] }, args: { defaultValue: 'tote' } };
/** The shopper types before the search layer has loaded. The layer then opens with the typed text. */
export const TypedInto: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'The layer has its own pictures.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByPlaceholderText('What are you looking for?'), 't');
    const field = await screen.findByRole('combobox', { name: 'Search the shop' }, { timeout: 10_000 });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('ote{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/search/?q=tote');
  },
};
