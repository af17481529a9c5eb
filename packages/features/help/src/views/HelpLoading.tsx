import { Heading } from '@luxe/ui/heading';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';

export type HelpLoadingProps = { title: string; label: string };

/** Skeleton of a list of rows. The loader shows it after 170 ms [SHL-22]. */
export function HelpLoading({ title, label }: HelpLoadingProps) {
  return (
    <Page>
      <Heading level={1}>{title}</Heading>
      <Loader active label={label}>
        <Stack gap={32}>
          {['first', 'second', 'third'].map((key) => (
            <Skeleton key={key} shape="text" width="half" />
          ))}
        </Stack>
      </Loader>
    </Page>
  );
}
