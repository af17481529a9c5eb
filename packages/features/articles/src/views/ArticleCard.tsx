import { sizesFor } from '@luxe/patterns/picture';
import { Heading, type HeadingLevel } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LinkArea } from '@luxe/ui/link-area';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { ArticleCardModel } from '../data/articlesPart.ts';
import { ArticlePicture, isCutOut } from './ArticlePicture.tsx';
import { cardFacts } from './cardFacts.ts';

export type ArticleCardProps = { article: ArticleCardModel; headingLevel?: HeadingLevel };

/** An article in a list: its picture, topic, title, standfirst, date and reading time. */
export function ArticleCard({ article, headingLevel = 2 }: ArticleCardProps) {
  const { pagePath, title, standfirst, topic, picture } = article;
  return (
    <LinkArea as="article">
      <Stack gap={16}>
        <ArticlePicture
          picture={{ ...picture.wide, alt: '' }}
          sizes={sizesFor.pictureLink}
          ratio="3/2"
          isCutOut={isCutOut(picture)}
        />
        <Stack gap={8}>
          <Text voice="editor" size="ui" tone="secondary">
            {topic}
          </Text>
          <Heading level={headingLevel} size="title-s">
            <Link href={pagePath} tone="bare">
              {title}
            </Link>
          </Heading>
          <Text size="sm" tone="secondary">
            {standfirst}
          </Text>
          <Text size="xs" tone="tertiary">
            {cardFacts(article)}
          </Text>
        </Stack>
      </Stack>
    </LinkArea>
  );
}
