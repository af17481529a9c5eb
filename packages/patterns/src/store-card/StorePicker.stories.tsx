import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withPageMargins } from '../testing/storyDecorators.tsx';
import { StorePicker, type StorePickerProps } from './StorePicker.tsx';
import { stores } from './storeSamples.ts';

function StatefulStorePicker({ value, onValueChange, ...rest }: StorePickerProps) {
  const [id, setId] = useState(value);
  return (
    <StorePicker
      {...rest}
      value={id}
      onValueChange={(next) => {
        setId(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  parameters: {
    subject: {
      kind: 'field',
      missingStates: { disabled: 'An unavailable store shows the reason: StoreCard, Not Possible.' },
    },
  },
  component: StorePicker,
  decorators: [withPageMargins],
  render: (args) => <StatefulStorePicker {...args} />,
  args: { legend: 'Stores near 110003', stores, value: undefined, onValueChange: fn() },
} satisfies Meta<typeof StorePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = {
  parameters: { states: ['empty'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /^Vasant Kunj/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('vasant-kunj');
    await expect(canvas.getByRole('radio', { name: /^Saket/ })).toBeDisabled();
  },
};
export const Chosen: Story = { parameters: { states: ['chosen'] }, args: { value: 'chanakyapuri' } };
export const Missing: Story = {
  parameters: { states: ['error'] },
  args: { error: 'Please select store to continue.' },
};
export const OnAPhone: Story = {
  args: { value: 'chanakyapuri' },
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['narrow'], pictures: { widths: [390] } },
};
export const LongText: Story = {
  args: {
    stores: stores.map((store) => ({
      ...store,
      name: `${store.name}, beside the fountain of the inner court on the lower ground floor`,
    })),
  },
  globals: { viewport: { value: 'mobile' } },
  parameters: { states: ['long text'], pictures: { widths: [390] } },
};
/** Arrow keys cycle through the available stores. Tab moves from the chosen store to its links. */
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  args: { value: 'lodhi' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Lodhi/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Lodhi/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Chanakyapuri/ })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Call Chanakyapuri/ })).toHaveFocus();
  },
};
