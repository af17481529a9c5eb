import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from '../alert-dialog/AlertDialog.tsx';
import { BottomSheet } from '../bottom-sheet/BottomSheet.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { Menu, MenuItem } from '../../actions/menu/Menu.tsx';
import { Popover } from '../popover/Popover.tsx';
import { ThemeProvider } from '../../layout/theme-provider/ThemeProvider.tsx';
import { ToastProvider } from '../toast/Toast.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

const openButton = <button>Open</button>;
const layers: Record<string, (open: boolean) => ReactNode> = {
  'alert dialog': (open) => (
    <AlertDialog
      defaultOpen={open}
      trigger={openButton}
      title="Delete?"
      description="Gone"
      confirmLabel="Delete"
      onConfirm={vi.fn()}
    />
  ),
  'bottom sheet': (open) => (
    <BottomSheet defaultOpen={open} trigger={openButton} title="Bag">
      Words
    </BottomSheet>
  ),
  drawer: (open) => (
    <Drawer defaultOpen={open} trigger={openButton} title="Filter">
      Words
    </Drawer>
  ),
  menu: (open) => (
    <Menu defaultOpen={open} trigger={openButton}>
      <MenuItem onSelect={vi.fn()}>Words</MenuItem>
    </Menu>
  ),
  popover: (open) => (
    <Popover defaultOpen={open} trigger={openButton} title="Duties">
      Words
    </Popover>
  ),
  'scoped theme': () => <ThemeProvider theme="light">{openButton}</ThemeProvider>,
  toasts: () => <ToastProvider>{openButton}</ToastProvider>,
  tooltip: (open) => (
    <Tooltip defaultOpen={open} text="Words">
      {openButton}
    </Tooltip>
  ),
};

test.each(Object.entries(layers))(
  'the server renders the trigger of %s, no content and no style attribute',
  (_, renderLayer) => {
    for (const open of [false, true]) {
      const html = renderToString(renderLayer(open));
      expect(html).toContain('Open</button>');
      expect(html).not.toContain('style=');
      expect(html).not.toContain('Words');
    }
  },
);
