import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ReturnScreen } from './ReturnScreen.tsx';

const meta = {
  component: ReturnScreen,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'A return',
      missingStates: {
        offline: 'Same as Failed; the notice above the page is in Shop-wide errors.',
        empty: 'A return has items.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockScenario('signed-in') },
  },
  args: { returnCode: samples.returnRequested.returnCode, notFound: <p>Not found</p> },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s1c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof ReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Placed: Story = {
  args: { isPlaced: true },
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Return placed' });
  },
};
/** Asks before it withdraws, and then shows the new state. */
export const Withdrawn: Story = {
  parameters: { states: ['variant'], pictures: { themes: ['dark'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Withdraw the return' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the return' }));
    await expect(await page.findByText('Withdrawn Friday, 20 November')).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Withdraw the return' })).toBeNull();
  },
};
export const QuickDrop: Story = {
  parameters: {
    states: ['narrow'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { returnDetails: samples.returnDrop }) },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Code 4821');
  },
};
/** The new size is reserved, and waits for the old one. */
export const ReplacementPlaced: Story = {
  args: { isPlaced: true },
  parameters: {
    states: ['variant'],
    pictures: { skip: 'It looks like Placed.' },
    msw: { handlers: mockScenario('signed-in', { returnDetails: samples.replacementRequested }) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Replacement placed' });
    await page.findByRole('button', { name: 'Withdraw the replacement' });
  },
};
/** The old item is accepted, and the new one has its own way. */
export const ReplacementSent: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { returnDetails: samples.replacementSent }) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'The new item' });
  },
};
export const SelfCourier: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { returnDetails: samples.returnCourier }) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save courier' }));
    await expect(await page.findByText('Enter the name of the courier.')).toBeVisible();
  },
};
export const Rejected: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { returnDetails: samples.returnRejected }) },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('The sole has been worn outdoors.');
    await userEvent.click(page.getByRole('button', { name: 'Dispute the result' }));
    await expect(await page.findByText('Explain it in at least 10 characters.')).toBeVisible();
  },
};
export const Refunded: Story = {
  parameters: {
    states: ['variant'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('signed-in', { returnDetails: samples.returnRefunded }) },
  },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Bank reference 74332746330001234567890/);
  },
};
export const Unknown: Story = {
  parameters: {
    states: ['not found'],
    msw: {
      handlers: mockScenario('signed-in', {
        returnDetails: errorReply(404, 'O4044', 'We could not find this return.'),
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Not found');
  },
};
export const LongText: Story = {
  parameters: {
    states: ['long text'],
    pictures: { skip: 'Refunded shows the page.' },
    msw: {
      handlers: mockScenario('signed-in', {
        returnDetails: {
          ...samples.returnRejected,
          rejection: 'Worn. '.repeat(60),
          products: samples.returnRejected.products.map((product) => ({
            ...product,
            productBrand: 'Brand'.repeat(12),
            productName: 'Long'.repeat(30),
          })),
        },
      }),
    },
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Worn\./);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockScenario('api-down') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Loading: Story = {
  parameters: {
    states: ['loading', 'slow'],
    pictures: { themes: ['dark'] },
    msw: { handlers: mockScenario('slow') },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the return');
  },
};
