import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/stack/Stack.tsx';
import { Heading, type HeadingSize } from './Heading.tsx';

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: Heading,
  args: { level: 1, children: 'Warden top-handle bag in box calf' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: readonly HeadingSize[] = [
  'display-xl',
  'display-l',
  'display-m',
  'title-l',
  'title-m',
  'title-s',
  'label',
];

export const Usual: Story = { parameters: { states: ['usual'] } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    level: 1,
    children:
      'Warden top-handle bag in box calf, with a strap that is cut from the same hide and a turned brass lock',
  },
};
export const Sizes: Story = {
  parameters: { states: ['variant'] },
  render: () => (
    <Stack gap={24}>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Bags, ₹24,500
        </Heading>
      ))}
    </Stack>
  ),
};
