import { CopyButton } from '@luxe/ui/copy-button';
import { Grid } from '@luxe/ui/grid';
import { Icon, icons, type IconName } from '@luxe/ui/icon';
import { SearchField } from '@luxe/ui/search-field';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useState } from 'react';
import { otherNames } from './otherNames.ts';

const names = Object.keys(icons) as IconName[];

/** All icons, with a search by their names and by what they are used for, and a button that copies each. */
export function IconGallery() {
  const [term, setTerm] = useState('');
  const found = findIcons(term);
  return (
    <Stack gap={32}>
      <SearchField
        label="Search icons"
        placeholder="arrow, delivery, money"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onClear={() => setTerm('')}
      />
      <Text tone="secondary" role="status">
        {found.length === 0 ? `No icon for “${term}”` : `${found.length} of ${names.length} icons`}
      </Text>
      <Grid as="ul" columns={4} gap={16} rowGap={32}>
        {found.map((name) => (
          <Stack as="li" key={name} gap={8} align="start">
            <Icon name={name} size="l" />
            <Text size="sm">{name}</Text>
            <CopyButton
              text={`<Icon name="${name}" />`}
              copiedText="Copied"
              failedText="Select the name to copy it."
              aria-label={`Copy ${name}`}
            >
              Copy
            </CopyButton>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

/** The icons whose name or use contains the term; all for an empty term. */
function findIcons(term: string): IconName[] {
  const wanted = term.trim().toLowerCase();
  return names.filter((name) => `${name} ${otherNames[name] ?? ''}`.includes(wanted));
}
