import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose, type SanitisedHtml } from './Prose.tsx';

const meta = {
  component: Prose,
  args: {
    html: '<h2>Returns</h2><p>A piece may come back within <strong>seven days</strong>. <a href="#how">See how it works.</a></p><ul><li>Unworn, with its tags</li><li>In its own box, with its papers</li></ul><blockquote>Delhi’s winter is short.</blockquote><table><tbody><tr><th>Width</th><td>28 cm</td></tr><tr><th>Height</th><td>21 cm</td></tr></tbody></table>' as SanitisedHtml,
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
