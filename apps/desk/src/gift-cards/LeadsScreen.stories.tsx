import { deskCallSamples, deskVariants } from '@luxe/contract/desk-samples';
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
      name: 'Enquiries',
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
  args: { address: '/desk/enquiries' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find('1 enquiry'),
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ giftCardLeads: deskVariants.giftCardLeads.empty }) },
  },
  play: find('No company has asked for gift cards yet.'),
};
/** The changed enquiry stays in the list, and the focus on its button. */
export const ChangeStatus: Story = {
  parameters: { states: ['done'], ...skip('Only the status differs from Usual.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const change = await canvas.findByRole('button', { name: 'Change: status of CG-2611-2048-77' });
    await userEvent.click(change);
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Status of CG-/ }));
    await expect(dialog.getByLabelText('Status')).toHaveValue('new');
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Contacted');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await within(document.body).findByText('CG-2611-2048-77: Contacted');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const row = within(change.closest('tr') ?? canvasElement);
    await expect(row.getByText('Contacted')).toBeVisible();
    await waitFor(() => expect(change).toHaveFocus());
  },
};
/** The filter is in the address. */
export const Filtered: Story = {
  parameters: {
    states: ['chosen'],
    ...skip('Only the filter differs from Usual.'),
    msw: {
      handlers: mockDesk({
        giftCardLeads: ({ query }) =>
          query.status === 'closed' ? deskVariants.giftCardLeads.empty : deskCallSamples.giftCardLeads,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Status'), 'Closed');
    await canvas.findByText('No enquiry has this status.');
    await expect(canvas.getByLabelText('Status')).toHaveValue('closed');
  },
};
