import { LinkTabs } from '@luxe/patterns/link-tabs';
import { sizesFor } from '@luxe/patterns/picture';
import { EmptyState } from '@luxe/ui/empty-state';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LoadMore } from '@luxe/ui/load-more';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ArticleCardModel, ArticlesModel } from '../data/articlesPart.ts';
import { copy } from '../data/copy.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticlePicture, isCutOut } from './ArticlePicture.tsx';
import { Cards, Newest, Opening } from './Articles.styles.ts';
import { cardFacts } from './cardFacts.ts';

export type ArticlesViewProps = {
  list: ArticlesModel;
  /** Whether the articles of a further page are loading. */
  isLoadingMore?: boolean;
  onPageChange?: ((page: number) => void) | undefined;
};

/** The articles of a section: the newest in large, the others three in a row. */
export function ArticlesView({ list, isLoadingMore = false, onPageChange }: ArticlesViewProps) {
  const { h1, description, articles, pagination } = list;
  const [newest, ...others] = articles;
  const nextPage = pagination.currentPage + 1;
  return (
    <Page gap={56}>
      <Stack gap={32}>
        <Opening>
          <Heading level={1} tabIndex={-1}>
            {h1}
          </Heading>
          <Text size="lg" tone="secondary">
            {description}
          </Text>
        </Opening>
        <Topics list={list} />
      </Stack>
      {newest ? (
        <NewestArticle article={newest} />
      ) : (
        <EmptyState title={copy.emptyTitle} action={<Link href="/">{copy.home}</Link>}>
          {copy.empty}
        </EmptyState>
      )}
      {others.length > 0 && (
        <Cards role="list">
          {others.map((article) => (
            <li key={article.pagePath}>
              <ArticleCard article={article} />
            </li>
          ))}
        </Cards>
      )}
      {pagination.totalResults > pagination.pageSize && (
        <LoadMore
          visibleCount={articles.length}
          total={pagination.totalResults}
          label={copy.more}
          countText={copy.countOf}
          href={addressOf(list, list.topic, nextPage)}
          busy={isLoadingMore}
          {...(onPageChange && { onLoadMore: () => onPageChange(nextPage) })}
        />
      )}
    </Page>
  );
}

function addressOf({ pagePath }: ArticlesModel, topic: string | undefined, page = 0): string {
  const query = new URLSearchParams({
    ...(topic !== undefined && { topic }),
    ...(page > 0 && { page: String(page) }),
  }).toString();
  return query ? `${pagePath}?${query}` : pagePath;
}

/** Links to the topics. With one topic, there is nothing to choose. */
function Topics({ list }: { list: ArticlesModel }) {
  const { topics, topic } = list;
  if (topics.length < 2) return null;
  const total = topics.reduce((sum, { count }) => sum + count, 0);
  return (
    <LinkTabs
      label={copy.topics}
      items={[
        { label: copy.all, href: addressOf(list, undefined), count: total, current: topic === undefined },
        ...topics.map(({ slug, name, count }) => ({
          label: name,
          href: addressOf(list, slug),
          count,
          current: slug === topic,
        })),
      ]}
    />
  );
}

function NewestArticle({ article }: { article: ArticleCardModel }) {
  const { pagePath, title, standfirst, topic, author, picture } = article;
  return (
    <Newest as="article">
      <ArticlePicture
        picture={{ ...picture.wide, alt: '' }}
        sizes={sizesFor.wideColumn}
        ratio="3/2"
        isCutOut={isCutOut(picture)}
        priority
      />
      <Stack gap={14} align="start">
        <Text voice="editor" size="lg" tone="secondary">
          {topic}
        </Text>
        <Heading level={2} size="title-l">
          {title}
        </Heading>
        <Text tone="secondary">{standfirst}</Text>
        <Text size="xs" tone="tertiary">
          {`${author}, ${cardFacts(article)}`}
        </Text>
        <Link href={pagePath} aria-label={copy.readNamed(title)}>
          {copy.read}
        </Link>
      </Stack>
    </Newest>
  );
}
