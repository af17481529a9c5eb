import { createClient } from '@luxe/client';
import { fault, mockApi, mockScenario } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { ToastProvider } from '@luxe/ui/toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddedSheet } from './AddedSheet.tsx';

const meta = {
  tags: ['dialog'],
  component: AddedSheet,
  args: { onClose: fn() },
  parameters: {
    subject: { kind: 'screen', name: 'Mini bag' },
    msw: { handlers: mockApi() },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'mobile' } },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c1">
        <ToastProvider>{Story()}</ToastProvider>
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof AddedSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Added to your bag' }));
const lines = async () => within(await (await sheet()).findByRole('list', { name: 'Your items' }));

export const Usual: Story = {
  parameters: { states: ['narrow'] },
  play: async ({ args }) => {
    await expect((await lines()).getAllByRole('listitem')).toHaveLength(2);
    await expect((await sheet()).getByRole('link', { name: 'Go To My Bag' })).toHaveAttribute(
      'href',
      '/cart',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Light: Story = {
  parameters: { states: ['variant'], pictures: { skip: 'Usual has a picture in light.' } },
  globals: { theme: 'light' },
  play: async () => void (await lines()),
};
/** With more lines than fit, the total and the link to the bag stay visible. */
export const Many: Story = {
  parameters: { states: ['many'], msw: { handlers: mockScenario('bag-full') } },
  play: async () => void (await (await sheet()).findByText('90 More Items in Your Bag')),
};
/** After a removal the focus stays in the sheet. */
export const Removed: Story = {
  parameters: { states: ['done'] },
  play: async () => {
    const [remove] = (await lines()).getAllByRole('button', { name: /^Remove / });
    if (remove) await userEvent.click(remove);
    await waitFor(async () => expect((await lines()).getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeVisible());
  },
};
export const Slow: Story = {
  parameters: { states: ['slow'], msw: { handlers: mockApi(fault('cartDetailsAnonymous', 'timeout')) } },
  play: async () => void (await (await sheet()).findByText('Loading your bag')),
};
export const Failed: Story = {
  parameters: { states: ['failed'], msw: { handlers: mockApi(fault('cartDetailsAnonymous', '4xx')) } },
  play: async () => void (await (await sheet()).findByRole('button', { name: 'Try again' })),
};
