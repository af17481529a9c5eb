import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NumberedSection } from './NumberedSection.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: NumberedSection,
  args: {
    number: 1,
    title: 'Deliver to',
    children: <Text>Ananya Rao, B-14, Jor Bagh, New Delhi 110003</Text>,
  },
} satisfies Meta<typeof NumberedSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: /Deliver to/ })).toBeVisible();
  },
};
export const WithAnAction: Story = {
  parameters: { states: ['variant'] },
  args: { aside: <TextButton>Edit</TextButton> },
};
export const Several: Story = {
  parameters: { states: ['variant'] },
  render: (args) => (
    <Stack gap={64}>
      <NumberedSection {...args} aside={<TextButton>Edit</TextButton>} />
      <NumberedSection number={2} title="Delivery">
        <Text tone="secondary">Add an address to see the date.</Text>
      </NumberedSection>
      <NumberedSection number={3} title="Pay" aside={<Text tone="secondary">₹3,70,900</Text>}>
        <Text>Cash on delivery</Text>
      </NumberedSection>
    </Stack>
  ),
};
export const LongTitle: Story = {
  parameters: { states: ['long text'] },
  args: {
    title: 'Where the courier collects the items that you send back',
    aside: <TextButton>Edit</TextButton>,
  },
  globals: { viewport: { value: 'mobile' } },
};
