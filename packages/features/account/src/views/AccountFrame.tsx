import { Heading } from '@luxe/ui/heading';
import { LinkList } from '@luxe/ui/link-list';
import { Select } from '@luxe/ui/select';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { AccountLink } from '../data/toAccountLinks.ts';
import { Columns, Name, Narrow, Side, Wide } from './AccountFrame.styles.ts';

export type AccountFrameProps = {
  /** Name of the customer; empty while it loads. */
  name: string;
  /** Formatted phone number of the account; empty while it loads. */
  phone: string;
  links: readonly AccountLink[];
  onNavigate: (href: string) => void;
  onLogOut: () => void;
  /** A logout is in progress. */
  busy?: boolean;
  children: ReactNode;
};

/**
 * Layout of every account page. Navigation and logout are beside the page; below 1024 px they are above it.
 */
export function AccountFrame({
  name,
  phone,
  links,
  onNavigate,
  onLogOut,
  busy = false,
  children,
}: AccountFrameProps) {
  const here = links.find(({ current }) => current)?.href;
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
              <LinkList items={links} />
            </nav>
            <div>{logOut}</div>
          </Stack>
        </Wide>
        <Narrow>
          <Select
            inline
            label={copy.account}
            value={here ?? ''}
            {...(here === undefined && { placeholder: copy.choosePage })}
            options={links.map(({ label, href }) => ({ label, value: href }))}
            onChange={(event) => onNavigate(event.currentTarget.value)}
          />
          {logOut}
        </Narrow>
      </Side>
      <div>{children}</div>
    </Columns>
  );
}
