import { Button } from '@luxe/ui/button';
import { Checkbox } from '@luxe/ui/checkbox';
import { Surface } from '@luxe/ui/surface';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FilterPanes, type FilterPanesProps } from './FilterPanes.tsx';

const values: Record<string, readonly string[]> = {
  Brand: ['Casa Brisot', 'Halden & Roe', 'Oduvia'],
  Colour: ['Black', 'Oxblood'],
  Material: ['Box calf', 'Suede'],
};

function Filters(props: FilterPanesProps) {
  const [at, setAt] = useState(0);
  const name = props.panes[at]?.name ?? '';
  return (
    <Surface tone="raised">
      <FilterPanes {...props} activeIndex={at} onActiveIndexChange={setAt}>
        <ul role="list" aria-label={name}>
          {values[name]?.map((value) => (
            <li key={value}>
              <Checkbox label={value} detail={12} />
            </li>
          ))}
        </ul>
      </FilterPanes>
    </Surface>
  );
}

const meta = {
  parameters: { subject: { kind: 'composite' } },
  component: FilterPanes,
  args: {
    label: 'Filter',
    panes: [
      { key: 'brand', name: 'Brand', selectedCount: 2 },
      { key: 'colour', name: 'Colour', selectedCount: 0 },
      { key: 'material', name: 'Material', selectedCount: 0 },
    ],
    activeIndex: 0,
    onActiveIndexChange: () => undefined,
    children: null,
    footer: (
      <Button size="l" block>
        Show 41 items
      </Button>
    ),
  },
  render: (args) => <Filters {...args} />,
  globals: { viewport: { value: 'mobile' } },
} satisfies Meta<typeof FilterPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { parameters: { states: ['usual'] } };
export const LongNames: Story = {
  parameters: { states: ['long text'] },
  args: { panes: [{ key: 'brand', name: 'Movement and complications', selectedCount: 12 }] },
};
export const Keyboard: Story = {
  parameters: { states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Brand/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Colour', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /Oxblood/ })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Material', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: /Brand/, selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(canvas.getByRole('tab', { name: /Brand/, selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: /Brand/ })).toHaveFocus();
  },
};
