import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lx-space-12);
`;
/** The width of one of three columns of a page. */
const Third = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  column-gap: var(--lx-layout-page-gutter);
`;

export const Text: Story = { args: { lines: 3 } };
export const Title: Story = { args: { shape: 'title', width: 'half' } };
export const Control: Story = { args: { shape: 'control' } };
export const Block: Story = { args: { shape: 'block' } };
export const Media: Story = { args: { shape: 'media', width: 'third' } };
export const Widths: Story = {
  render: () => (
    <Column>
      {(['full', 'three-quarters', 'half', 'third'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Column>
  ),
};
export const Product: Story = {
  render: () => (
    <Column>
      <Skeleton shape="media" />
      <Skeleton width="half" />
      <Skeleton width="three-quarters" />
      <Skeleton width="third" />
    </Column>
  ),
  decorators: [(Story) => <Third>{Story()}</Third>],
};
