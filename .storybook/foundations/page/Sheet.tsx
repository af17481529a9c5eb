import { Heading } from '@luxe/ui/heading';
import { Text } from '@luxe/ui/text';
import { useId, type ReactNode } from 'react';
import { Aside, Frame, Opening, Section } from './Sheet.styles.ts';

/** A page of the foundations: a title in Caslon, a sentence, and parts between hairlines. */
export function Sheet({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
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

/** One part: what it is on the left, the things themselves on the right. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
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
