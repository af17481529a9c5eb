import { Heading } from '@luxe/ui/heading';
import { LinkList } from '@luxe/ui/link-list';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';
import { Columns, Name, Narrow, Side, Wide } from './AccountFrame.styles.ts';

export type Place = { label: string; href: string; current: boolean };

export type AccountFrameProps = {
  /** Whose account it is; empty while it is not known. */
  name: string;
  /** The phone it is kept under, to be read. */
  phone: string;
  places: readonly Place[];
  onNavigate: (href: string) => void;
  onLogOut: () => void;
  /** Logging out is under way. */
  busy?: boolean;
  children: ReactNode;
};

/** Every page of the account: beside it, or on a phone over it, the other places and the way out. */
export function AccountFrame({
  name,
  phone,
  places,
  onNavigate,
  onLogOut,
  busy = false,
  children,
}: AccountFrameProps) {
  const logOut = (
    <TextButton onClick={onLogOut} aria-busy={busy || undefined}>
      {busy ? copy.loggingOut : copy.logOut}
    </TextButton>
  );
  return (
    <Columns>
      <Side>
        <Wide>
          <Stack gap={24} align="stretch">
            <Name>
              {name && (
                <Heading level={2} size="title-s">
                  {name}
                </Heading>
              )}
              <Text size="sm" tone="tertiary" tabular>
                {phone}
              </Text>
            </Name>
            <nav aria-label={copy.account}>
              <LinkList items={places} />
            </nav>
            <div>{logOut}</div>
          </Stack>
        </Wide>
        <Narrow>
          <Select
            inline
            label={copy.account}
            value={places.find(({ current }) => current)?.href ?? ''}
            options={places.map(({ label, href }) => ({ label, value: href }))}
            onChange={(event) => onNavigate(event.currentTarget.value)}
          />
          {logOut}
        </Narrow>
      </Side>
      <div>{children}</div>
    </Columns>
  );
}
