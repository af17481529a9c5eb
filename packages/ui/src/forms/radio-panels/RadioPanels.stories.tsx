import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextButton } from '../../actions/text-button/TextButton.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { RadioPanels } from './RadioPanels.tsx';

const meta = {
  parameters: { subject: { kind: 'field' } },
  component: RadioPanels,
  args: {
    legend: 'Pay by',
    hideLegend: true,
    defaultValue: 'card',
    options: [
      { value: 'upi', label: 'UPI' },
      {
        value: 'card',
        label: 'Credit or debit card',
        children: <TextField label="Card number" inputMode="numeric" />,
      },
      { value: 'emi', label: 'EMI', aside: 'No cost from ₹61,817 a month' },
      { value: 'cod', label: 'Cash on delivery', note: 'For orders up to ₹50,000', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioPanels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = { parameters: { states: ['variant', 'chosen', 'open', 'disabled'] } };
export const Boxes: Story = {
  parameters: { states: ['variant', 'disabled', 'long text'] },
  args: {
    legend: 'Deliver to',
    layout: 'boxes',
    defaultValue: 'home',
    options: [
      {
        value: 'home',
        label: 'Ananya Rao, Home',
        note: 'B-14, Jor Bagh, Lodhi Road, New Delhi 110003',
        actions: <TextButton>Edit</TextButton>,
      },
      {
        value: 'work',
        label: 'Ananya Rao, Work',
        note: '7th floor, One Horizon, Golf Course Rd, Gurugram 122002',
      },
      { value: 'far', label: 'Meera Rao', note: 'We do not deliver to 744301', disabled: true },
    ],
  },
};
export const WithError: Story = {
  parameters: { states: ['empty', 'error'] },
  args: { defaultValue: undefined, error: 'Choose how to pay' },
};
/** One tab stop, then the fields of the open panel. Arrows move and select, and skip disabled panels. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Card number')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^EMI/ })).toBeChecked();
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'UPI' })).toBeChecked();
  },
};
