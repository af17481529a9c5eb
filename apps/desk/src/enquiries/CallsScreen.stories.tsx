import { deskVariants } from '@luxe/contract/desk-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Requests for a call',
      missingStates: {
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        failed: 'Orders shows it: all screens load through the same part.',
        offline: 'Orders shows it: all screens load through the same part.',
        'long text': 'Orders shows it: all tables break long texts.',
        narrow: 'Orders shows it: all tables become lists.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/enquiries/calls' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], ...skip('The list is that of Enquiries.') },
  play: find('1 request'),
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ callRequests: deskVariants.callRequests.empty }) },
  },
  play: find('No shopper has asked for a call yet.'),
};
export const ChangeStatus: Story = {
  parameters: { states: ['done'], ...skip('Only the status differs from Usual.') },
  play: async ({ canvasElement }) => {
    const change = await within(canvasElement).findByRole('button', {
      name: 'Change: status of CB-2611-2048-77',
    });
    await userEvent.click(change);
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: /^Status of CB-/ }));
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Called');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page.findByText('CB-2611-2048-77: Called');
    await waitFor(() => expect(change).toHaveFocus());
  },
};
