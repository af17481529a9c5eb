import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/AlertDialog.tsx';
import { BottomSheet } from '../bottom-sheet/BottomSheet.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Menu, MenuItem } from '../menu/Menu.tsx';
import { Popover } from '../popover/Popover.tsx';
import { ThemeProvider } from '../theme-provider/ThemeProvider.tsx';
import { ToastProvider } from '../toast/Toast.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

const press = <button>Open</button>;
const layers: Record<string, (open: boolean) => ReactNode> = {
  'alert dialog': (open) => (
    <AlertDialog
      defaultOpen={open}
      trigger={press}
      title="Delete?"
      description="Gone"
      confirmLabel="Delete"
      onConfirm={vi.fn()}
    />
  ),
  'bottom sheet': (open) => (
    <BottomSheet defaultOpen={open} trigger={press} title="Bag">
      Words
    </BottomSheet>
  ),
  drawer: (open) => (
    <Drawer defaultOpen={open} trigger={press} title="Filter">
      Words
    </Drawer>
  ),
  menu: (open) => (
    <Menu defaultOpen={open} trigger={press}>
      <MenuItem onSelect={vi.fn()}>Words</MenuItem>
    </Menu>
  ),
  popover: (open) => (
    <Popover defaultOpen={open} trigger={press} title="Duties">
      Words
    </Popover>
  ),
  'scoped theme': () => <ThemeProvider theme="light">{press}</ThemeProvider>,
  toasts: () => <ToastProvider>{press}</ToastProvider>,
  tooltip: (open) => (
    <Tooltip defaultOpen={open} words="Words">
      {press}
    </Tooltip>
  ),
};

test.each(Object.entries(layers))(
  'the server prints the control of a %s and no style attribute',
  (_, draw) => {
    for (const open of [false, true]) {
      const html = renderToString(draw(open));
      expect(html).toContain('Open</button>');
      expect(html).not.toContain('style=');
      expect(html).not.toContain('Words');
    }
  },
);
