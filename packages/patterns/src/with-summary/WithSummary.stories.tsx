import { samples } from '@luxe/contract/samples';
import { Button } from '@luxe/ui/button';
import { Container } from '@luxe/ui/container';
import { Heading } from '@luxe/ui/heading';
import { Rows } from '@luxe/ui/rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BagSummary } from '../bag-summary/BagSummary.tsx';
import { OrderLine } from '../order-line/OrderLine.tsx';
import { formatPrice } from '../price-block/PriceBlock.tsx';
import { WithSummary } from './WithSummary.tsx';

const meta = {
  component: WithSummary,
  parameters: { subject: { kind: 'layout' }, layout: 'fullscreen' },
  args: {
    children: (
      <Rows>
        <li>
          <OrderLine line={samples.bagLine} price={formatPrice(samples.bagLine.price)} />
        </li>
      </Rows>
    ),
    summaryLabel: 'Order summary',
    summary: (
      <>
        <Heading level={2} size="title-s">
          Summary
        </Heading>
        <BagSummary amounts={samples.cart.cartAmount} count={1} />
        <Button size="l" block>
          Go to checkout
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Container>
      <WithSummary {...args} />
    </Container>
  ),
} satisfies Meta<typeof WithSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
};
/** Little space on a desktop, such as beside the navigation of the account at 1024 px. */
export const WithoutSpaceBeside: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Container width="copy">
      <WithSummary {...args} />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('listitem').getBoundingClientRect();
    const summary = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(summary.top).toBeGreaterThan(line.bottom);
    await expect(line.width).toBeGreaterThan(400);
  },
};
export const OnAPhone: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
