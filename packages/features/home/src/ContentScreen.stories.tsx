import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, delayedReply, mockApi, type Overrides } from '@luxe/contract/testing';
import { withWishlistButtons } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContentScreen } from './ContentScreen.tsx';

const withMocks = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });

/** Content pages are ten screens long, too long for one picture. */
const skipPicture = {
  pictures: { skip: 'The stories of the blocks show each block.' },
};

const meta = {
  component: ContentScreen,
  parameters: {
    layout: 'fullscreen',
    ...withMocks({ homePage: samples.homePage }),
    subject: {
      kind: 'screen',
      name: 'Home and editorial pages',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        'long text': 'Shown by its parts: Heading, ProductRail, ArtBanner.',
      },
    },
  },
  args: { slug: 'home-page' },
  decorators: [
    withWishlistButtons(),
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c0">
        <Story />
      </ResourcesProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ContentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Luxury: Story = {
  parameters: { ...skipPicture, states: ['usual'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'The winter room' });
    await expect(canvas.getByRole('link', { name: 'See the edit' })).toBeVisible();
  },
};
export const LuxuryLightOnAPhone: Story = {
  parameters: { ...skipPicture, states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Light: Story = {
  parameters: { ...skipPicture, states: ['light'] },
  globals: { theme: 'light', viewport: { value: 'desktop' } },
};
export const Indiluxe: Story = {
  args: { slug: 'indiluxe' },
  parameters: { ...withMocks({ homePage: samples.homePageIndiluxe }), ...skipPicture, states: ['indiluxe'] },
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
};
export const IndiluxeOnAPhone: Story = {
  ...Indiluxe,
  parameters: { ...Indiluxe.parameters, states: ['narrow'] },
  globals: { catalogue: 'indiluxe', viewport: { value: 'mobile' } },
};
export const Empty: Story = {
  parameters: { ...withMocks({ homePage: { ...samples.homePage, blocks: [] } }), states: ['empty'] },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('homePage', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Slow: Story = {
  parameters: {
    ...withMocks({ homePage: delayedReply(60_000, samples.homePage) }),
    states: ['loading', 'slow'],
    pictures: { themes: ['dark'] },
  },
};
