import { createClient } from '@luxe/client';
import { mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  parameters: { msw: { handlers: mockApi() } },
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

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByPlaceholderText('What are you looking for?');
    await expect(box).toHaveAttribute('maxlength', '51');
    await userEvent.type(box, 'black tote{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledWith('/search/?q=black%20tote');
  },
};
export const OnTheResultsPage: Story = { args: { defaultValue: 'tote' }, globals: { theme: 'light' } };
