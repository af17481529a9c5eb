import { filmProps } from '@luxe/patterns/film-props';
import { sizesFor } from '@luxe/patterns/picture';
import { Film } from '@luxe/ui/film';
import { Heading } from '@luxe/ui/heading';
import { Prose } from '@luxe/ui/prose';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { BlockModel, BlockOf, FigureModel } from '../data/articlePart.ts';
import { copy } from '../data/copy.ts';
import type { Buy } from '../data/useBuy.ts';
import { Figure, Figures, Measure, Quote } from './Article.styles.ts';
import { ArticlePicture } from './ArticlePicture.tsx';
import { Callout } from './Callout.tsx';
import { Caption } from './Caption.tsx';

export type ArticleBlocksProps = {
  blocks: readonly BlockModel[];
  onBuy: Buy;
  onUnknownBlock?: ((type: string) => void) | undefined;
};

/** The blocks of an article from top to bottom. */
export function ArticleBlocks({ blocks, onBuy, onUnknownBlock }: ArticleBlocksProps) {
  return blocks.map((block, at) => (
    <Block key={at} block={block} isFirst={at === 0} onBuy={onBuy} onUnknownBlock={onUnknownBlock} />
  ));
}

type BlockProps = Omit<ArticleBlocksProps, 'blocks'> & { block: BlockModel; isFirst: boolean };

function Block({ block, isFirst, onBuy, onUnknownBlock }: BlockProps) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} isFirst={isFirst} />;
    case 'pullQuote':
      return <PullQuote block={block} />;
    case 'picture':
      return (
        <Measure>
          <FigureView figure={block} sizes={sizesFor.column} />
        </Measure>
      );
    case 'gallery':
      return (
        <Figures>
          {block.items.map((figure, at) => (
            <FigureView
              key={figure.picture.url}
              figure={figure}
              sizes={at % 2 === 0 ? sizesFor.wideColumn : sizesFor.narrowColumn}
            />
          ))}
        </Figures>
      );
    case 'film':
      return <FilmBlock block={block} />;
    case 'productCallout':
      return (
        <Measure>
          <Callout block={block} onBuy={onBuy} />
        </Measure>
      );
    default:
      // A newer store may send blocks that this program does not know.
      onUnknownBlock?.((block as { type: string }).type);
      return null;
  }
}

/** Paragraphs. The text at the beginning of an article is larger. */
function TextBlock({ block: { title, html }, isFirst }: { block: BlockOf<'text'>; isFirst: boolean }) {
  return (
    <Stack gap={18}>
      {title && (
        <Heading level={2} size="title-s">
          {title}
        </Heading>
      )}
      <Prose html={html} size={isFirst && !title ? 'xl' : 'lg'} />
    </Stack>
  );
}

function PullQuote({ block: { quote, source } }: { block: BlockOf<'pullQuote'> }) {
  return (
    <Quote>
      <blockquote>
        <Heading level={2} as="p" size="title-l">
          {`“${quote}”`}
        </Heading>
      </blockquote>
      {source && (
        <Text as="figcaption" size="sm" tone="secondary">
          {source}
        </Text>
      )}
    </Quote>
  );
}

function FigureView({ figure: { picture, caption, credit }, sizes }: { figure: FigureModel; sizes: string }) {
  return (
    <Figure>
      <ArticlePicture picture={picture} sizes={sizes} isCutOut />
      <Caption caption={caption} credit={credit} />
    </Figure>
  );
}

function FilmBlock({ block }: { block: BlockOf<'film'> }) {
  const film = filmProps(block, block.poster, sizesFor.wideColumn);
  if (!film) return null;
  return (
    <Figure>
      <Film {...film} />
      <Caption caption={block.caption} credit={block.credit} creditText={copy.filmCredit} />
    </Figure>
  );
}
