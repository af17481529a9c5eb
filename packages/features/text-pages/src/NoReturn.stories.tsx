import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { delayedReply, fault, mockApi, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NoReturn } from './NoReturn.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });

const meta = {
  component: NoReturn,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Why an item cannot be returned',
      missingStates: {
        offline: 'Same as Failed.',
        'long text': 'Shown by Prose.',
      },
    },
    pictures: { skip: 'Texts that the text page shows.' },
    ...withMocks({ homePage: samples.textPage }),
  },
  args: { onDone: fn() },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof NoReturn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual', 'narrow'] },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const headings = await within(canvasElement).findAllByRole('heading', { level: 3 });
    await expect(headings.length).toBeGreaterThan(1);
  },
};
/** The editors have published no text. */
export const Empty: Story = {
  parameters: { states: ['empty'], ...withMocks({ homePage: { ...samples.textPage, blocks: [] } }) },
};
export const Failed: Story = {
  parameters: { states: ['failed'], ...withMocks(fault('homePage', '5xx')) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  },
};
export const Slow: Story = {
  parameters: {
    states: ['loading', 'slow'],
    ...withMocks({ homePage: delayedReply(60_000, samples.textPage) }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the page');
  },
};
