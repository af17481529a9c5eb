import { deskVariants } from '@luxe/contract/desk-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const { privacy: session } = deskVariants.session;

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Data requests',
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
    msw: { handlers: mockDesk({ session }) },
  },
  args: { address: '/desk/privacy' },
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
    msw: { handlers: mockDesk({ session, dataRequests: deskVariants.dataRequests.empty }) },
  },
  play: find('No request about personal data was confirmed yet.'),
};
/** An open request after its last day is marked, and its answer is mailed. */
export const Answer: Story = {
  parameters: { states: ['done'], ...skip('Only the status differs from Usual.') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answer = await canvas.findByRole('button', { name: 'Answer: DR-2611-2048-77' });
    await expect(canvas.getByText('Late')).toBeVisible();
    await userEvent.click(answer);
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: /^Answer DR-/ }));
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Done');
    await userEvent.type(dialog.getByLabelText('Answer'), 'We have erased it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await page.findByText('DR-2611-2048-77: Done');
    await waitFor(() => expect(answer).toHaveFocus());
  },
};
