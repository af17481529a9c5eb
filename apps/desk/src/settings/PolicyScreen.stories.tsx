import { rejection } from '@luxe/contract/testing';
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
      name: 'Policy',
      missingStates: {
        empty: 'A shop has a policy.',
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        failed: 'Orders shows it: all screens load through the same part.',
        offline: 'Orders shows it: all screens load through the same part.',
        'long text': 'Orders shows it: all tables break long texts.',
        narrow: 'Its fields stand in one column.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/policy' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'], pictures: { themes: ['dark'] } },
  play: find('GST rates by HSN code, in basis points.'),
};
/** Text that is no number is not sent. */
export const ValueWrong: Story = {
  parameters: {
    states: ['error', 'rejected'],
    ...skip('Only the error differs from Usual.'),
    msw: { handlers: mockDesk({ changePolicy: rejection('policyInvalid', 'expressFee', 'too high') }) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('expressFee, in paise');
    const submit = canvas.getByRole('button', { name: 'Change expressFee' });
    await userEvent.type(field, 'x');
    await userEvent.click(submit);
    await expect(field).toHaveAccessibleDescription('Enter a number, or a list in JSON.');
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.click(submit);
    await waitFor(() => expect(field).toHaveAccessibleDescription('expressFee: too high.'));
  },
};
