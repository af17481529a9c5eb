import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../icon-button/IconButton.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search', placeholder: 'What are you looking for?' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'silk saree', onChange: () => {}, onClear: () => {} } };
export const WithVoice: Story = {
  args: { suffix: <IconButton icon="mic" label="Search by voice" size="s" /> },
};
