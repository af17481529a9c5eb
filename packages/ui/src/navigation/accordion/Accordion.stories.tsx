import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '../../forms/checkbox/Checkbox.tsx';
import { Accordion } from './Accordion.tsx';

const boxes = (...labels: string[]) =>
  labels.map((label) => <Checkbox key={label} label={label} detail="42" />);

const meta = {
  parameters: { subject: { kind: 'composite' } },
  component: Accordion,
  args: {
    type: 'multiple',
    defaultValue: ['category'],
    items: [
      { value: 'category', title: 'Category', children: boxes('Top-handle', 'Shoulder', 'Crescent') },
      { value: 'brand', title: 'Brand', children: boxes('Halden & Roe', 'Oduvia') },
      { value: 'discount', title: 'Discount', children: boxes('10% and above') },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facets: Story = { parameters: { states: ['usual'] } };
export const OneAtATime: Story = {
  parameters: { states: ['variant'] },
  args: { type: 'single', defaultValue: 'brand' },
};
export const AllClosed: Story = { parameters: { states: ['empty'] }, args: { type: 'single' } };
export const Numbered: Story = {
  parameters: { states: ['variant'] },
  args: {
    type: 'single',
    defaultValue: 'real',
    items: [
      {
        value: 'real',
        number: 1,
        title: 'How do I know a bag is authentic?',
        children: 'Each comes with its papers.',
      },
      { value: 'tags', number: 2, title: 'Can I return a bag without its tags?', children: 'No.' },
    ],
  },
};
export const OneDisabled: Story = {
  parameters: { states: ['disabled'] },
  args: {
    items: [
      { value: 'phone', title: 'Phone', children: 'We call you.' },
      { value: 'store', title: 'In store, from 24 November', disabled: true, children: null },
      { value: 'mail', title: 'Mail', children: 'We write to you.' },
    ],
    defaultValue: [],
  },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    defaultValue: ['long'],
    items: [
      {
        value: 'long',
        title:
          'What happens to an item that was engraved, altered or worn and is then returned within fifteen days?',
        children:
          'We send it back to you. Return items as they arrived, in the box, with their papers and tags.',
      },
    ],
  },
};

/**
 * Tab reaches the first title. Arrows skip disabled titles; Home and End jump; Enter and Space toggle a
 * panel.
 */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: OneDisabled.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = canvas.getByRole('button', { name: 'Phone' });
    const mail = canvas.getByRole('button', { name: 'Mail' });
    await userEvent.tab();
    await expect(phone).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(phone).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(phone).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(mail).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(phone).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('region', { name: 'Mail' })).toHaveTextContent('We write to you.');
  },
};
