import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '../../media/image/drawing.ts';
import { Prose, type SanitisedHtml } from './Prose.tsx';

/** Casts HTML to `SanitisedHtml`. In the shop, only the server's sanitiser may do that. */
const sanitised = (...parts: string[]) => parts.join('') as SanitisedHtml;

const meta = {
  parameters: { subject: { kind: 'text' } },
  component: Prose,
  args: {
    html: sanitised(
      '<h2>Returns</h2>',
      '<p>You can return an item within <strong>seven days</strong>. <a href="#how">See how it works.</a></p>',
      '<ul><li>Unworn, with its tags</li><li>In its own box, with its papers</li></ul>',
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
/** All elements that the sanitiser allows. */
export const AllElements: Story = {
  parameters: { states: ['variant'] },
  args: {
    html: sanitised(
      '<h2>How a bag is made</h2>',
      '<p>Cut from <em>a single hide</em> in <strong>Somerset</strong>, <s>₹2,65,000</s> ₹2,45,000.<br>Nine stitches to the inch.</p>',
      '<h3>What it needs</h3>',
      '<ul><li>A dry cloth</li><li>Wax, twice a year<ul><li>Neutral, on box calf</li></ul></li></ul>',
      '<ol><li>Empty it</li><li>Brush it</li><li>Wax it</li></ol>',
      '<h4>In the maker’s words</h4>',
      '<blockquote><p>Delhi’s winter is short.</p></blockquote>',
      `<figure><img src="${drawing.scene.src}" alt="Bag on a plinth" width="800" height="1000"><figcaption>The Warden bag on its plinth.</figcaption></figure>`,
      '<table><caption>Measures</caption><thead><tr><th scope="col">Side</th><th scope="col">Length</th></tr></thead><tbody><tr><th scope="row">Width</th><td>28 cm</td></tr><tr><th scope="row">Height</th><td>21 cm</td></tr></tbody></table>',
      '<hr>',
      '<dl><dt>Country of origin</dt><dd>England</dd></dl>',
      '<p><small>Prices include all taxes.</small> <code>LX-2048</code></p>',
    ),
  },
};
/** The text of an article. */
export const Large: Story = { parameters: { states: ['variant'] }, args: { size: 'xl' } };
export const LongText: Story = {
  parameters: { states: ['long text'] },
  args: {
    html: sanitised(
      '<p>https://luxe.example/care/box-calf/what-to-do-when-it-has-rained-and-the-bag-was-not-covered</p>',
      '<table><tbody><tr><th scope="row">Outer</th><td>Vegetable-tanned full-grain calf, aniline-finished</td><td>Lamb</td><td>₹2,45,000</td></tr></tbody></table>',
    ),
  },
};
export const Narrow: Story = {
  ...AllElements,
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
