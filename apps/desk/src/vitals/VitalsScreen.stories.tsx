import { deskVariants } from '@luxe/contract/desk-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DeskAt } from '../testing/DeskAt.tsx';
import { mockDesk, noConnection } from '../testing/mockDesk.ts';
import { find, skip } from '../testing/stories.ts';

const meta = {
  component: DeskAt,
  parameters: {
    subject: {
      kind: 'screen',
      name: 'Web vitals',
      missingStates: {
        loading: 'Orders shows it: all screens load through the same part.',
        slow: 'Orders shows it: all screens load through the same part.',
        'long text': 'Orders shows it: all tables break long texts.',
      },
    },
    layout: 'fullscreen',
    msw: { handlers: mockDesk() },
  },
  args: { address: '/desk/vitals' },
} satisfies Meta<typeof DeskAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('2.3 s');
    // Errors have the kind of their page and the device. Older pages have not sent them.
    const rowOf = (where: string) => canvas.getByText(where).closest('tr');
    await expect(rowOf('addToBag')).toHaveTextContent(/product.*Phone/);
    await expect(rowOf('script')).toHaveTextContent(/Unknown.*Unknown/);
    // An error is counted since its first report, also when fewer days are shown.
    await canvas.findAllByText('Times since the first');
    await userEvent.selectOptions(canvas.getByLabelText('Visits of'), '28 days');
    await expect(canvas.getByLabelText('Visits of')).toHaveValue('28');
  },
};
export const FewVisits: Story = {
  parameters: {
    states: ['variant'],
    ...skip('A table with one row.'),
    msw: { handlers: mockDesk({ webVitals: deskVariants.webVitals.few }) },
  },
  play: find('No page has reported an error.'),
};
export const Empty: Story = {
  parameters: {
    states: ['empty'],
    ...skip('A heading and a sentence.'),
    msw: { handlers: mockDesk({ webVitals: deskVariants.webVitals.empty }) },
  },
  play: find('No visits yet'),
};
export const Failed: Story = {
  parameters: {
    states: ['failed', 'offline'],
    ...skip('The notice is that of Orders.'),
    msw: { handlers: mockDesk({ webVitals: noConnection }) },
  },
  play: find('No connection'),
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'], ...skip('All tables become lists, as in Orders.') },
  globals: { viewport: { value: 'mobile' } },
  play: find('2.3 s'),
};
