import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'Top-handle' } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { label: 'All brands', indeterminate: true } };
export const WithNote: Story = {
  args: { label: 'Gift wrap', note: 'Ivory paper and a handwritten card', detail: 'Free' },
};
export const Disabled: Story = { args: { disabled: true, note: 'None in your size' } };
export const OnDisabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithError: Story = {
  args: { label: 'I accept the terms of sale', error: 'Accept the terms to go on' },
};
export const Facet: Story = {
  render: () => (
    <div>
      <Checkbox label="Top-handle" detail="312" defaultChecked />
      <Checkbox label="Shoulder" detail="206" />
      <Checkbox
        label="Crescent and other shapes that take two lines to name in a narrow column"
        detail="94"
      />
      <Checkbox label="Clutches" detail="0" disabled />
    </div>
  ),
};
/** Space and a press on the label toggle the checkbox. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Top-handle' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Top-handle'));
    await expect(box).not.toBeChecked();
  },
};
