import { Heading } from '@luxe/ui/heading';
import { Loader } from '@luxe/ui/loader';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Skeleton } from '@luxe/ui/skeleton';
import { Stack } from '@luxe/ui/stack';
import { RowShape } from './LoadingRowsPage.styles.ts';

export type LoadingRowsPageProps = {
  /** Heading of the page. */
  title: string;
  /** Announced after a short delay: "Loading your orders". */
  label: string;
};

/** A loading page with two skeleton rows of picture and text. */
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
