import { Heading } from '@luxe/ui/heading';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { RowShape } from './LoadingRowsPage.styles.ts';

export type LoadingRowsPageProps = {
  /** The page's heading. */
  title: string;
  /** What is waited for, said after a moment. */
  label: string;
};

/** A page whose rows of pieces are on their way: the layout of two of them. */
export function LoadingRowsPage({ title, label }: LoadingRowsPageProps) {
  return (
    <Page gap={36}>
      <Heading level={1}>{title}</Heading>
      <Loader active label={label}>
        <Rows role="presentation">
          {['first', 'second'].map((key) => (
            <RowShape key={key} role="presentation">
              <Skeleton shape="media" />
              <Stack gap={8}>
                <Skeleton shape="title" width="half" />
                <Skeleton shape="text" width="three-quarters" />
                <Skeleton shape="text" width="third" />
              </Stack>
            </RowShape>
          ))}
        </Rows>
      </Loader>
    </Page>
  );
}
