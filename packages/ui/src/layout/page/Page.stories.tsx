import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Rows } from '../rows/Rows.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { Page } from './Page.tsx';

const meta = {
  component: Page,
  parameters: { subject: { kind: 'layout' }, layout: 'fullscreen' },
  args: {
    children: (
      <>
        <Heading level={1}>Orders</Heading>
        <Rows>
          <li>
            <Text>Arriving Tuesday, 24 November</Text>
          </li>
          <li>
            <Text>Delivered on 2 November</Text>
          </li>
        </Rows>
      </>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  parameters: { states: ['usual'] },
  globals: { viewport: { value: 'desktop' } },
};
export const Mobile: Story = {
  parameters: { states: ['narrow'] },
  globals: { viewport: { value: 'mobile' } },
};
export const Copy: Story = {
  parameters: { states: ['variant'] },
  args: { width: 'copy' },
  globals: { viewport: { value: 'desktop' } },
};
