import type { DeskSession } from '@luxe/contract/desk';
import { Drawer } from '@luxe/ui/drawer';
import { IconButton } from '@luxe/ui/icon-button';
import { SkipLink } from '@luxe/ui/skip-link';
import { Text } from '@luxe/ui/text';
import { Wordmark } from '@luxe/ui/wordmark';
import { useState, type ReactNode } from 'react';
import { AccountPart } from './AccountPart.tsx';
import { DeskNav } from './DeskNav.tsx';
import { Brand, Frame, Main, MenuContent, Side, TopBar } from './Shell.styles.ts';

export interface ShellProps {
  readonly session: DeskSession;
  /** Resolves to a sentence when that failed. */
  readonly onLogOut: () => Promise<string | undefined>;
  readonly children: ReactNode;
}

/** The frame of every screen: navigation at the side, or behind a button in a narrow window. */
export function Shell({ session, onLogOut, children }: ShellProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Frame>
      <SkipLink />
      <Side>
        <BrandLink />
        <DeskNav session={session} />
        <AccountPart session={session} onLogOut={onLogOut} />
      </Side>
      <TopBar>
        <BrandLink />
        <Drawer
          side="left"
          title="Menu"
          open={open}
          onOpenChange={setOpen}
          trigger={<IconButton icon="menu" label="Menu" />}
        >
          <MenuContent>
            <DeskNav session={session} onFollow={close} />
            <AccountPart session={session} onLogOut={onLogOut} onFollow={close} />
          </MenuContent>
        </Drawer>
      </TopBar>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Frame>
  );
}

const BrandLink = () => (
  <Brand href="/desk">
    <Wordmark size="s" />
    <Text as="span" size="sm" tone="secondary">
      Desk
    </Text>
  </Brand>
);
