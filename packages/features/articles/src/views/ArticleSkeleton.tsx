import { Container } from '@luxe/ui/container';
import { Loader } from '@luxe/ui/loader';
import { Skeleton } from '@luxe/ui/skeleton';
import { copy } from '../data/copy.ts';
import { Article, Header } from './Article.styles.ts';

/** Skeleton of an article and of a list of articles. Hidden for the first 170 ms [SHL-22]. */
export function ArticleSkeleton() {
  return (
    <Loader active label={copy.loading}>
      <Article>
        <Container>
          <Header>
            <Skeleton shape="title" width="third" />
            <Skeleton shape="text" lines={2} />
          </Header>
        </Container>
        <Container>
          <Skeleton shape="media" />
        </Container>
        <Container>
          <Skeleton shape="text" lines={6} />
        </Container>
      </Article>
    </Loader>
  );
}
