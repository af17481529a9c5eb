import { Unstyled } from '@storybook/addon-docs/blocks';
import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ReactNode } from 'react';

/** A page about the design system: a kicker, a title, an introduction and sections. */
export function Page({
  kicker,
  title,
  about,
  isWide = false,
  children,
}: {
  kicker: string;
  title: string;
  about: ReactNode;
  /** Uses the full width of the window, for tables. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Unstyled>
      <main className="page" data-wide={isWide || undefined}>
        <Stack as="header" gap={16}>
          <Text voice="editor" size="lg" tone="secondary">
            {kicker}
          </Text>
          <Heading level={1} size="display-m">
            {title}
          </Heading>
          <Text size="lg" tone="secondary" className="page-measure">
            {about}
          </Text>
        </Stack>
        {children}
      </main>
    </Unstyled>
  );
}

/** A section of a page. Its heading is an anchor. */
export function Section({
  title,
  about,
  children,
}: {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}) {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return (
    <section className="page-section" aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={2} size="title-m" id={id}>
          {title}
        </Heading>
        {about ? (
          <Text tone="secondary" className="page-measure">
            {about}
          </Text>
        ) : null}
      </Stack>
      {children}
    </section>
  );
}
