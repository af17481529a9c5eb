import { createClient } from '@luxe/client';
import { mockApi } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginDialog } from './LoginDialog.tsx';

const meta = {
  component: LoginDialog,
  parameters: { msw: { handlers: mockApi() } },
  args: { open: true, onOpenChange: fn(), onLoggedIn: fn(), isDemo: true },
  decorators: [
    (Story) => (
      <ResourcesProvider client={createClient({ baseUrl: '/api' })} hint="s0c1">
        <Story />
      </ResourcesProvider>
    ),
  ],
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Phone: Story = {
  play: async () => {
    await page.findByRole('dialog', { name: 'Log in' });
  },
};
export const Code: Story = {
  play: async () => {
    await userEvent.type(await page.findByLabelText('Mobile number'), '9812345670{Enter}');
    await page.findByRole('dialog', { name: 'Enter the code' });
  },
};
export const CodeLightOnAPhone: Story = {
  ...Code,
  globals: { theme: 'light', viewport: { value: 'mobile' } },
};
export const LogsIn: Story = {
  play: async (context) => {
    await Code.play?.(context);
    await userEvent.type(await page.findByLabelText('Code of six digits'), '481302');
    await waitFor(() => expect(context.args.onLoggedIn).toHaveBeenCalledOnce());
  },
};
