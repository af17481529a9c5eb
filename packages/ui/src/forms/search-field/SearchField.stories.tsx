import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta = {
  parameters: { subject: { kind: 'field', missingStates: { error: 'No input is invalid.' } } },
  component: SearchField,
  args: { label: 'Search', placeholder: 'What are you looking for?' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { states: ['empty'] } };
export const Filled: Story = {
  parameters: { states: ['chosen'] },
  args: { value: 'silk saree', onChange: () => {}, onClear: () => {} },
};
export const WithVoice: Story = {
  parameters: { states: ['variant'] },
  args: { suffix: <IconButton icon="mic" label="Search by voice" size="s" /> },
};
export const Large: Story = {
  parameters: { states: ['variant'] },
  args: { size: 'l', value: 'crescent', onChange: () => {} },
};
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: { value: 'handwoven banarasi silk saree with zari, ivory', onChange: () => {}, onClear: () => {} },
};
export const Disabled: Story = {
  parameters: { states: ['disabled'] },
  args: { disabled: true, placeholder: 'Search opens with the sale' },
};
/** Tab moves from the input to the clear button, and Enter clears the input. */
export const Clearing: Story = {
  parameters: { states: ['variant'] },
  render: (args) => <Typed {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(box, 'saree');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('');
  },
};

function Typed(props: SearchFieldProps) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onClear={() => setValue('')}
    />
  );
}
