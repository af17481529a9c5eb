import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../link/Link.tsx';
import { LinkProvider, type AnchorProps } from './LinkProvider.tsx';

const navigate = fn();

/** What a shop passes: a link that its router follows. */
function Routed({ href, onClick, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    >
      {rest.children}
    </a>
  );
}

const meta = {
  component: LinkProvider,
  args: { component: Routed, children: <Link href="/bags">Bags</Link> },
} satisfies Meta<typeof LinkProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Routers: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Bags' }));
    await expect(navigate).toHaveBeenCalledWith('/bags');
  },
};
