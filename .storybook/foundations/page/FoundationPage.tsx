import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import { useId, type ReactNode } from 'react';
import { Aside, Frame, Opening, Section } from './FoundationPage.styles.ts';

/** A page of the foundations: a title, an introduction and sections. */
export function FoundationPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) {
  return (
    <Frame>
      <Opening>
        <Heading level={1} size="display-m">
          {title}
        </Heading>
        <Text tone="secondary">{intro}</Text>
      </Opening>
      {children}
    </Frame>
  );
}

/** A section: its title and note on the left, the samples on the right. */
export function FoundationSection({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Aside>
        <Heading level={2} size="title-s" id={id}>
          {title}
        </Heading>
        {note !== undefined && (
          <Text size="sm" tone="secondary">
            {note}
          </Text>
        )}
      </Aside>
      <div>{children}</div>
    </Section>
  );
}
