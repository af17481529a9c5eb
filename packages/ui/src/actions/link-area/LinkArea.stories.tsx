import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Link } from '../link/Link.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { LinkArea } from './LinkArea.tsx';

const followed = fn();

const meta = {
  parameters: { subject: { kind: 'layout' } },
  component: LinkArea,
  args: {
    children: (
      <>
        <Heading level={2} size="title-s">
          <Link
            href="#winter-edit"
            tone="bare"
            onClick={(event) => {
              event.preventDefault();
              followed();
            }}
          >
            The winter edit
          </Link>
        </Heading>
        <Text size="sm" tone="secondary">
          Leather that holds its shape, wool with weight, one good coat.
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof LinkArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    followed.mockClear();
    const text = within(canvasElement).getByText(/one good coat/);
    const { left, top, height } = text.getBoundingClientRect();
    const target = document.elementFromPoint(left + 4, top + height / 2);
    await userEvent.click(target ?? text);
    await expect(followed).toHaveBeenCalledOnce();
  },
};
