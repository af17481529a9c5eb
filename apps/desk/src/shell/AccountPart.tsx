import type { DeskSession } from '@luxe/contract/desk';
import { Link } from '@luxe/ui/link';
import { Select } from '@luxe/ui/select';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useToast } from '@luxe/ui/toast';
import { useState } from 'react';
import { Account, Actions } from './AccountPart.styles.ts';
import { chooseTheme, deskThemes, storedTheme, type DeskTheme } from './theme.ts';

const themeLabels: Readonly<Record<DeskTheme, string>> = { dark: 'Dark', light: 'Light', auto: 'System' };

export interface AccountPartProps {
  readonly session: DeskSession;
  /** Resolves to a sentence when that failed. */
  readonly onLogOut: () => Promise<string | undefined>;
  readonly onFollow?: () => void;
}

/** Who is logged in, and what they change for themselves. */
export function AccountPart({ session, onLogOut, onFollow }: AccountPartProps) {
  const [theme, setTheme] = useState(storedTheme);
  const toast = useToast();
  const logOut = async () => {
    const problem = await onLogOut();
    if (problem !== undefined) toast.show(problem);
  };
  return (
    <Account>
      <Text size="sm" weight="medium">
        {session.person.name}
      </Text>
      <Select
        inline
        label="Colours"
        value={theme}
        options={deskThemes.map((value) => ({ value, label: themeLabels[value] }))}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as DeskTheme;
          setTheme(next);
          chooseTheme(next);
        }}
      />
      <Actions>
        <Link tone="quiet" href="/desk/password" onClick={onFollow}>
          Change password
        </Link>
        <TextButton onClick={() => void logOut()}>Log out</TextButton>
      </Actions>
    </Account>
  );
}
