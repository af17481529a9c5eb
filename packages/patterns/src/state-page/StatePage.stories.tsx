import { Button } from '@luxe/ui/button';
import { Link } from '@luxe/ui/link';
import { Stack } from '@luxe/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadingRowsPage } from './LoadingRowsPage.tsx';
import { EmptyPage, FailedPage } from './StatePage.tsx';

const retry = fn();

const meta = {
  component: EmptyPage,
  parameters: {
    subject: { kind: 'text', missingStates: { 'long text': 'Shown by EmptyState and ErrorState.' } },
    layout: 'fullscreen',
  },
  args: {
    title: 'Your bag is empty.',
    children: 'What you add stays here, on every device you log in on.',
    action: <Link href="#new">See what is new</Link>,
  },
} satisfies Meta<typeof EmptyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { states: ['empty'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your bag is empty.',
    );
  },
};
export const Guest: Story = {
  parameters: { states: ['usual'] },
  args: {
    title: 'Log in to see your orders.',
    children: 'One mobile number and one code.',
    action: <Button>Log in</Button>,
  },
};
export const TwoActions: Story = {
  parameters: { states: ['variant'] },
  args: {
    action: (
      <Stack direction="row" gap={24} wrap>
        <Link href="#new">See what is new</Link>
        <Link href="#orders">Your orders</Link>
      </Stack>
    ),
  },
};
export const Failed: Story = {
  parameters: { states: ['failed'] },
  render: () => (
    <FailedPage heading="Orders" title="Your orders did not load" onRetry={retry}>
      They are safe. Try again in a moment.
    </FailedPage>
  ),
  play: async ({ canvasElement }) => {
    retry.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your orders did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const LoadingRows: Story = {
  parameters: { states: ['loading'] },
  render: () => <LoadingRowsPage title="Orders" label="Loading your orders" />,
};
