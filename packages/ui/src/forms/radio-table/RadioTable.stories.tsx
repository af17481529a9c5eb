import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RadioTable } from './RadioTable.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        disabled: 'Unavailable plans are not in the table.',
        'long text': 'It contains numbers; its narrow story shows how they wrap.',
      },
    },
  },
  component: RadioTable,
  args: {
    legend: 'Plans',
    hideLegend: true,
    columns: ['Months', 'A month', 'Interest', 'Total'],
    defaultValue: '6',
    rows: [
      { value: '3', label: '3', cells: ['₹1,23,634', 'No cost', '₹3,70,900'] },
      { value: '6', label: '6', cells: ['₹61,817', 'No cost', '₹3,70,900'] },
      { value: '9', label: '9', cells: ['₹43,651', '14% a year', '₹3,92,859'] },
      { value: '12', label: '12', cells: ['₹33,303', '14% a year', '₹3,99,636'] },
    ],
  },
} satisfies Meta<typeof RadioTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['chosen'] } };
export const Narrow: Story = {
  parameters: { states: ['narrow'] },
  globals: { theme: 'light', viewport: { value: 'narrow' } },
};
export const WithError: Story = {
  parameters: { states: ['empty', 'error'] },
  args: { defaultValue: undefined, error: 'Choose a plan' },
};
/** One tab stop. Arrows move and select. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '6' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked();
  },
};
