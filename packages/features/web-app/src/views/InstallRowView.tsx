import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Surface } from '@luxe/ui/surface';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import styled from 'styled-components';
import { copy } from '../data/copy.ts';

export type InstallRowViewProps = {
  /** `apple`: the shopper does it by hand, so there is no button to add. */
  offer: 'prompt' | 'apple';
  /** What the shop uses on this device, for display; empty when unknown. */
  size: string;
  onAdd: () => void;
  onDecline: () => void;
};

/** Offers to put the shop on the home screen. Source: comp 28. */
export const InstallRowView = ({ offer, size, onAdd, onDecline }: InstallRowViewProps) => (
  <Surface as="section" tone="raised" aria-label={copy.install.title}>
    <Content>
      <Heading level={2} size="title-s">
        {copy.install.title}
      </Heading>
      <Text size="sm" tone="secondary">
        {copy.install.text(size)}
      </Text>
      {offer === 'apple' && <Text size="sm">{copy.install.apple}</Text>}
      <Stack direction="row" gap={24} align="center">
        {offer === 'prompt' && (
          <Button emphasis="secondary" size="s" onClick={onAdd}>
            {copy.install.add}
          </Button>
        )}
        <TextButton onClick={onDecline}>{copy.install.notNow}</TextButton>
      </Stack>
    </Content>
  </Surface>
);

const Content = styled.div`
  display: grid;
  gap: var(--lx-space-12);
  padding: var(--lx-space-18);
`;
