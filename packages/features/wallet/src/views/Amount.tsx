import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import type { ReactNode } from 'react';

export type AmountProps = {
  /** What the amount is. */
  label: string;
  value: string;
  /** Tone of the amount. Default: `primary`. */
  tone?: 'primary' | 'secondary';
  /** More about it. */
  children?: ReactNode;
};

/** A large amount below its name. */
export const Amount = ({ label, value, tone = 'primary', children }: AmountProps) => (
  <Stack gap={4}>
    <Text size="sm" tone="secondary" aria-hidden>
      {label}
    </Text>
    <Text as="div" tone={tone}>
      <Heading level={2} size="display-m">
        <VisuallyHidden>{label}</VisuallyHidden> <span>{value}</span>
      </Heading>
    </Text>
    {children && (
      <Text size="sm" tone="secondary">
        {children}
      </Text>
    )}
  </Stack>
);
