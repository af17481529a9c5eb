import { Heading } from '@luxe/ui/heading';
import { Stack } from '@luxe/ui/stack';
import type { ReactNode } from 'react';

/** A part of the column beside a return, under its title. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={8}>
    <Heading level={2} size="label">
      {title}
    </Heading>
    {children}
  </Stack>
);
