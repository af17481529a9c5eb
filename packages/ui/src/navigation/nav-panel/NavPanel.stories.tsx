import { durations } from '@luxe/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NavLinks, type NavLink } from '../nav-links/NavLinks.tsx';
import { Grid } from '../../layout/grid/Grid.tsx';
import { NavColumn, NavOpener, NavPanel, useNavPanels } from './NavPanel.tsx';

const sections = ['Women', 'Bags', 'Shoes'];
const kinds = ['Totes', 'Clutches', 'Backpacks', 'Wallets and card cases'];

type BarProps = { rows: number };

/** A bar with a row of links, most of them with a panel. */
function Bar({ rows }: BarProps) {
  const row = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  useNavPanels({ row: row, open, onOpenChange: setOpen });
  const renderPanel = ({ label, href }: NavLink) =>
    sections.includes(label) && (
      <>
        <NavOpener label={`${label} menu`} open={open === href} controls={`panel-${label}`} />
        {open === href && (
          <NavPanel id={`panel-${label}`} label={label}>
            <Grid columns={4}>
              {['Category', 'Brand', 'Edit'].map((title) => (
                <NavColumn
                  key={title}
                  title={title}
                  links={Array.from({ length: rows }, (_, at) => ({
                    label: `${label}: ${kinds[at % kinds.length]}`,
                    href: `#${label}-${title}-${at}`,
                  }))}
                />
              ))}
            </Grid>
          </NavPanel>
        )}
      </>
    );
  return (
    <div style={{ minHeight: 480 }}>
      <div style={{ position: 'relative', paddingInline: 40 }}>
        <NavLinks
          ref={row}
          label="Sections"
          items={[...sections, 'Journal'].map((label) => ({ label, href: `#${label}` }))}
          after={renderPanel}
        />
      </div>
      <button type="button">After</button>
    </div>
  );
}

const meta = {
  component: Bar,
  args: { rows: 4 },
  parameters: { subject: { kind: 'composite' }, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Bar>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvas: HTMLElement, name: string) => within(canvas).getByRole('link', { name });
const opener = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('button', { name: `${name} menu` });
const panel = (canvas: HTMLElement, name: string) => within(canvas).queryByRole('group', { name });
const opened = (canvas: HTMLElement, name: string) => within(canvas).findByRole('group', { name });
const endsClosed = { pictures: { skip: 'Ends like the story Closed.' } };

/** Opens only after the pointer has rested on a link. One panel is open at a time. */
export const Open: Story = {
  parameters: { states: ['open'] },
  play: async ({ canvasElement }) => {
    const since = performance.now();
    await userEvent.hover(link(canvasElement, 'Women'));
    await opened(canvasElement, 'Women');
    await expect(performance.now() - since).toBeGreaterThanOrEqual(durations.intent);
    await userEvent.hover(link(canvasElement, 'Bags'));
    // The first panel stays until the second opens, so that nothing flickers in between.
    await expect(panel(canvasElement, 'Women')).toBeVisible();
    await opened(canvasElement, 'Bags');
    await expect(panel(canvasElement, 'Women')).toBeNull();
    await expect(opener(canvasElement, 'Bags')).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Closed: Story = { parameters: { states: ['empty'] } };
/** A panel that is taller than the window scrolls. */
export const LongList: Story = {
  parameters: { states: ['long text'] },
  args: { rows: 40 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, 'Bags'));
    const all = await opened(canvasElement, 'Bags');
    await expect(all.scrollHeight).toBeGreaterThan(all.clientHeight);
  },
};
/**
 * A pointer that crosses another link on its way into the open panel does not open the panel of that link.
 */
export const Crossing: Story = {
  parameters: { states: ['usual'] },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, 'Bags'));
    const bags = await opened(canvasElement, 'Bags');
    await userEvent.hover(link(canvasElement, 'Shoes'));
    await userEvent.hover(bags);
    await new Promise((done) => setTimeout(done, 2 * durations.intent));
    await expect(panel(canvasElement, 'Bags')).toBeVisible();
  },
};
/**
 * Arrow Down, Space and the opener button open the panel. Escape returns the focus to the control that opened
 * the panel.
 */
export const Keyboard: Story = {
  parameters: { ...endsClosed, states: ['keyboard'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(link(canvasElement, 'Women')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const women = within(await opened(canvasElement, 'Women'));
    await waitFor(() => expect(women.getAllByRole('link')[0]).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel(canvasElement, 'Women')).toBeNull());
    await expect(link(canvasElement, 'Women')).toHaveFocus();

    await userEvent.tab();
    await expect(opener(canvasElement, 'Women')).toHaveFocus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await opened(canvasElement, 'Women');
      await expect(opener(canvasElement, 'Women')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel(canvasElement, 'Women')).toBeNull());
      await expect(opener(canvasElement, 'Women')).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    const again = within(await opened(canvasElement, 'Women'));
    await userEvent.tab();
    await expect(again.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener(canvasElement, 'Women')).toHaveFocus());
  },
};
/** The panel closes when the focus leaves it, and on a press elsewhere. */
export const Leaving: Story = {
  parameters: { ...endsClosed, states: ['variant'] },
  play: async ({ canvasElement }) => {
    link(canvasElement, 'Shoes').focus();
    await userEvent.keyboard(' ');
    await opened(canvasElement, 'Shoes');
    link(canvasElement, 'Journal').focus();
    await waitFor(() => expect(panel(canvasElement, 'Shoes')).toBeNull());

    await userEvent.hover(link(canvasElement, 'Bags'));
    await opened(canvasElement, 'Bags');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'After' }));
    await waitFor(() => expect(panel(canvasElement, 'Bags')).toBeNull());
  },
};
