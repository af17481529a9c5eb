import { deskCallSamples, deskVariants } from '@luxe/contract/desk-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Content',
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
  args: { address: '/desk/content' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find('3 entries'),
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ contentEntries: deskVariants.contentEntries.empty }) },
  },
  play: find('There is nothing of this kind yet.'),
};
/** The filter is in the address. */
export const Filtered: Story = {
  parameters: {
    states: ['chosen'],
    ...skip('Only the filter differs from Usual.'),
    msw: {
      handlers: mockDesk({
        contentEntries: ({ query }) =>
          query.state === 'ended' ? deskVariants.contentEntries.empty : deskCallSamples.contentEntries,
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('3 entries');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Not in the shop');
    await canvas.findByText('Use another word or another state.');
    await expect(canvas.getByLabelText('State')).toHaveValue('ended');
  },
};
/** A new entry opens as an empty form. */
export const Add: Story = {
  parameters: {
    states: ['done'],
    ...skip('The screen Entry shows it.'),
    msw: { handlers: mockDesk({ contentEntry: deskVariants.contentEntry.new }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an entry' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'New entry: Pages' }));
    await userEvent.type(dialog.getByLabelText('Name'), 'diwali');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { level: 1, name: 'diwali' });
  },
};
