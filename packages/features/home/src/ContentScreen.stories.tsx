import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { fault, later, mockApi, type Overrides } from '@luxe/contract/testing';
import { withHearts } from '@luxe/patterns/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContentScreen } from './ContentScreen.tsx';

const answers = (overrides: Overrides) => ({ msw: { handlers: mockApi(overrides) } });

/** A whole page is ten screens long. */
const inParts = { pictures: { skip: 'Each of its blocks is pictured alone, in the stories of the blocks.' } };

const meta = {
  component: ContentScreen,
  parameters: { layout: 'fullscreen', ...answers({ homePage: samples.homePage }) },
  args: { slug: 'home-page' },
  decorators: [
    withHearts(),
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
  parameters: inParts,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'The winter room' });
    await expect(canvas.getByRole('link', { name: 'See the edit' })).toBeVisible();
  },
};
export const LuxuryLightOnAPhone: Story = {
  parameters: inParts,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const Light: Story = {
  parameters: inParts,
  globals: { theme: 'light', viewport: { value: 'desktop' } },
};
export const Indiluxe: Story = {
  args: { slug: 'indiluxe' },
  parameters: { ...answers({ homePage: samples.homePageIndiluxe }), ...inParts },
  globals: { catalogue: 'indiluxe', viewport: { value: 'desktop' } },
};
export const IndiluxeOnAPhone: Story = {
  ...Indiluxe,
  globals: { catalogue: 'indiluxe', viewport: { value: 'mobile' } },
};
export const Empty: Story = { parameters: answers({ homePage: { ...samples.homePage, blocks: [] } }) };
export const Failed: Story = {
  parameters: { msw: { handlers: mockApi(fault('homePage', '4xx')) } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Slow: Story = { parameters: answers({ homePage: later(60_000, samples.homePage) }) };
