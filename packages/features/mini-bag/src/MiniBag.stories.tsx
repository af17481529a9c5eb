import { createClient } from '@luxe/client';
import { fault, mockApi, mockScenario, errorReply } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { IconLink } from '@luxe/ui/icon-button';
import { Stack } from '@luxe/ui/stack';
import { ToastProvider } from '@luxe/ui/toast';
import { durations } from '@luxe/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MiniBag } from './MiniBag.tsx';

const meta = {
  component: MiniBag,
  args: { icon: <IconLink icon="bag" href="/cart" label="Bag, 3 items" badge={3} /> },
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Mini bag',
      missingStates: { offline: 'Same as Failed; the notice above the page is in Shop-wide errors.' },
    },
    msw: { handlers: mockApi() },
    pictures: { target: '[role=group]' },
  },
  globals: { viewport: { value: 'desktop' } },
  // Loads the content of the mini bag before each story, so that its load time does not affect the story.
  loaders: [async () => void (await import('./MiniBagContent.tsx'))],
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c1">
        <ToastProvider>
          <div style={{ paddingInline: 40 }}>
            <Stack direction="row" justify="end">
              {Story()}
            </Stack>
          </div>
        </ToastProvider>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof MiniBag>;
export default meta;
type Story = StoryObj<typeof meta>;

const icon = (canvas: HTMLElement) => within(canvas).getByRole('link', { name: /^Bag/ });
const card = (canvas: HTMLElement) => within(canvas).queryByRole('group', { name: 'Your bag' });

async function pointAt(canvas: HTMLElement) {
  await userEvent.hover(icon(canvas));
  return within(await within(canvas).findByRole('group', { name: 'Your bag' }));
}
async function tabTo(canvas: HTMLElement) {
  await userEvent.tab();
  await expect(icon(canvas)).toHaveFocus();
  return within(await within(canvas).findByRole('group', { name: 'Your bag' }));
}

/** The card opens when a pointer rests on the bag icon. */
export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const since = performance.now();
    const bag = await pointAt(canvasElement);
    await expect(performance.now() - since).toBeGreaterThanOrEqual(durations.intent);
    const lines = within(await bag.findByRole('list', { name: 'Your items' }));
    await expect(lines.getAllByRole('listitem')).toHaveLength(2);
    await expect(bag.getByRole('link', { name: 'Go To My Bag' })).toHaveAttribute('href', '/cart');
  },
};

export const Many: Story = {
  args: { icon: <IconLink icon="bag" href="/cart" label="Bag, 99+ items" badge={120} /> },
  parameters: { states: ['many'], msw: { handlers: mockScenario('bag-full') } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    const bag = await pointAt(canvasElement);
    await bag.findByText('90 More Items in Your Bag');
  },
};

export const SoldOutLine: Story = {
  parameters: { states: ['sold out'], msw: { handlers: mockScenario('bag-sold-out-line') } },
  play: async ({ canvasElement }) => {
    await (await pointAt(canvasElement)).findByText('Sold out');
  },
};

export const Empty: Story = {
  args: { icon: <IconLink icon="bag" href="/cart" label="Bag" badge={0} /> },
  parameters: { states: ['empty'], msw: { handlers: mockScenario('bag-empty') } },
  play: async ({ canvasElement }) => {
    const bag = await pointAt(canvasElement);
    await bag.findByText('Your bag is empty.');
    await expect(bag.queryByText('Total payable')).toBeNull();
    await expect(within(canvasElement).queryByText('0')).toBeNull();
  },
};

export const Slow: Story = {
  parameters: { states: ['slow'], msw: { handlers: mockApi(fault('cartDetailsAnonymous', 'timeout')) } },
  play: async ({ canvasElement }) => {
    await (await pointAt(canvasElement)).findByText('Loading your bag');
  },
};

export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('cartDetailsAnonymous', '4xx')) } },
  play: async ({ canvasElement }) => {
    await (await pointAt(canvasElement)).findByRole('button', { name: 'Try again' });
  },
};

/**
 * The card opens when the bag icon receives the focus. Escape closes the card, and the focus stays on the
 * icon.
 */
export const EscapeOnTheIcon: Story = {
  parameters: { states: ['keyboard'], pictures: { skip: 'Ends closed, like HoverCard, Closed.' } },
  play: async ({ canvasElement }) => {
    await tabTo(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card(canvasElement)).toBeNull());
    await expect(icon(canvasElement)).toHaveFocus();
  },
};

/**
 * Tab moves from the icon into the card: first to the product link, then to Remove. After a removal the title
 * has focus, and a toast offers Undo.
 */
export const RemoveByKey: Story = {
  parameters: { states: ['done'] },
  play: async ({ canvasElement }) => {
    const bag = await tabTo(canvasElement);
    const lines = within(await bag.findByRole('list', { name: 'Your items' }));
    await userEvent.tab();
    await expect(lines.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(lines.getAllByRole('button', { name: /^Remove / })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(1));
    await expect(bag.getByRole('heading', { name: 'Your bag' })).toHaveFocus();
    const undo = await within(canvasElement).findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeVisible());
  },
};

/** The store rejects the removal: the line comes back, and a toast shows the reason. */
export const RemoveRejected: Story = {
  parameters: {
    states: ['rejected'],
    pictures: { skip: 'Ends like Usual.' },
    msw: { handlers: mockApi({ deleteEntry: errorReply(409, 'B9999', 'This item is being ordered.') }) },
  },
  play: async ({ canvasElement }) => {
    const bag = await pointAt(canvasElement);
    const lines = within(await bag.findByRole('list', { name: 'Your items' }));
    const [remove] = lines.getAllByRole('button', { name: /^Remove / });
    if (remove) await userEvent.click(remove);
    await within(canvasElement).findByText('This item is being ordered.');
    await expect(lines.getAllByRole('listitem')).toHaveLength(2);
  },
};
