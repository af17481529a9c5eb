import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ServiceNotice } from './ServiceNotice.tsx';

const meta = {
  component: ErrorScreen,
  parameters: { subject: { kind: 'display', name: 'Shop-wide errors' }, layout: 'fullscreen' },
  args: { onRetry: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  parameters: { states: ['usual', 'failed'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const BrokenLightOnAPhone: Story = {
  parameters: { states: ['failed'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const NotFound: Story = {
  parameters: { states: ['not found'] },
  render: () => <NotFoundScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('404 - Page Not Found')).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', '/');
  },
};
export const NotFoundOnAPhone: Story = {
  ...NotFound,
  parameters: { states: ['not found'] },
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const StoreDown: Story = {
  parameters: { states: ['failed'] },
  render: () => <ServiceNotice state="api-down" />,
};
export const Offline: Story = {
  parameters: { states: ['offline'] },
  render: () => <ServiceNotice state="offline" />,
  globals: { theme: 'light' },
};
