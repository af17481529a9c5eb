import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: {
        'long text': 'Its label and messages are those of every field: TextField, Long Text.',
      },
    },
  },
  component: Checkbox,
  args: { label: 'Top-handle' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { parameters: { states: ['empty'] } };
export const On: Story = { parameters: { states: ['chosen'] }, args: { defaultChecked: true } };
export const Indeterminate: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'All brands', indeterminate: true },
};
export const WithNote: Story = {
  parameters: { states: ['variant'] },
  args: { label: 'Gift wrap', note: 'Ivory paper and a handwritten card', detail: 'Free' },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, note: 'None in your size' },
};
export const OnDisabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, defaultChecked: true },
};
export const WithError: Story = {
  parameters: { states: ['error'] },
  args: { label: 'I accept the terms of sale', error: 'Accept the terms to go on' },
};
export const Facet: Story = {
  parameters: { states: ['variant'] },
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
  parameters: { states: ['keyboard'] },
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
