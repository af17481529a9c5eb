import { formatDate } from '@luxe/format';
import { sizesFor } from '@luxe/patterns/picture';
import { ProductRail } from '@luxe/patterns/product-rail';
import { Container } from '@luxe/ui/container';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { HydrateLate } from '@luxe/ui/hydrate-late';
import { Link } from '@luxe/ui/link';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ArticleModel } from '../data/articlePart.ts';
import { copy } from '../data/copy.ts';
import type { Buy } from '../data/useBuy.ts';
import { Article, Body, Byline, Columns, Figure, Header, Standfirst } from './Article.styles.ts';
import { ArticleBlocks } from './ArticleBlocks.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticlePicture, isCutOut } from './ArticlePicture.tsx';
import { Cards, SectionHeading } from './Articles.styles.ts';
import { Caption } from './Caption.tsx';
import { cardFacts } from './cardFacts.ts';
import { ShareButton } from './ShareButton.tsx';

export type ArticleViewProps = {
  article: ArticleModel;
  onBuy: Buy;
  onUnknownBlock?: ((type: string) => void) | undefined;
};

/** An article: its head, its blocks, the products in it and the articles to read next. */
export function ArticleView({ article, onBuy, onUnknownBlock }: ArticleViewProps) {
  const { blocks, products, related, section } = article;
  const hasProducts = blocks.some(({ type }) => type === 'productCallout');
  return (
    <Article>
      <Container>
        <Head article={article} />
      </Container>
      <Lead lead={article.lead} />
      <Container>
        <Columns>
          <Author article={article} />
          <Body>
            <ArticleBlocks blocks={blocks} onBuy={onBuy} onUnknownBlock={onUnknownBlock} />
            {hasProducts && (
              <Text size="xs" tone="tertiary">
                {copy.prices}
              </Text>
            )}
          </Body>
        </Columns>
      </Container>
      {products.length > 0 && (
        <HydrateLate>
          <Container>
            <ProductRail title={copy.inThisStory} products={products} />
          </Container>
        </HydrateLate>
      )}
      {related.length > 0 && (
        <Container>
          <Stack as="section" gap={28}>
            <SectionHeading>
              <Heading level={2} size="title-l">
                {copy.readNext}
              </Heading>
              <Link href={`/browse/luxury/luxelife/${section}`}>{copy.allStories}</Link>
            </SectionHeading>
            <Cards role="list">
              {related.map((one) => (
                <li key={one.pagePath}>
                  <ArticleCard article={one} headingLevel={3} />
                </li>
              ))}
            </Cards>
          </Stack>
        </Container>
      )}
    </Article>
  );
}

function Head({ article: { topic, title, standfirst, catalogue } }: { article: ArticleModel }) {
  return (
    <Header>
      <Text voice="editor" size="lg" tone="secondary">
        {topic.name}
      </Text>
      <Heading level={1} size="display-l" tabIndex={-1}>
        {title}
      </Heading>
      <Standfirst>
        <Text size="lg" tone="secondary">
          {standfirst}
        </Text>
      </Standfirst>
      {catalogue === 'indiluxe' && <Divider tone="selvedge" />}
    </Header>
  );
}

/** The wide crop from 1024 px, the tall crop below. Only the visible one is loaded. */
function Lead({ lead: { picture, caption, credit } }: Pick<ArticleModel, 'lead'>) {
  const hasNoGround = isCutOut(picture);
  return (
    <Container>
      <Figure>
        {hasNoGround ? (
          <ArticlePicture picture={picture.wide} sizes={sizesFor.banner} ratio="16/9" isCutOut priority />
        ) : (
          <>
            <Show from={1024}>
              <ArticlePicture picture={picture.wide} sizes={sizesFor.banner} ratio="auto" isCutOut={false} />
            </Show>
            <Show below={1024}>
              <ArticlePicture picture={picture.tall} sizes={sizesFor.banner} isCutOut={false} />
            </Show>
          </>
        )}
        <Caption caption={caption} credit={credit} />
      </Figure>
    </Container>
  );
}

function Author({ article }: { article: ArticleModel }) {
  const { author, changedAt, publishedAt, title } = article;
  return (
    <Byline>
      <Stack gap={4}>
        <Text size="sm" weight="medium">
          {author.name}
        </Text>
        <Text size="sm" tone="secondary">
          {author.role}
        </Text>
        <Text size="sm" tone="secondary">
          <time dateTime={publishedAt}>{cardFacts(article)}</time>
        </Text>
        {changedAt && (
          <Text size="sm" tone="secondary">
            <time dateTime={changedAt}>{copy.changed(formatDate(changedAt))}</time>
          </Text>
        )}
      </Stack>
      <Show scripted>
        <ShareButton title={title} />
      </Show>
    </Byline>
  );
}
