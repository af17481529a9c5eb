import type { ArticleList, ArticleSummary, CallResponse, Picture } from '@luxe/contract/calls';
import type { PictureWithoutTone } from '@luxe/patterns/picture';
import type { Part } from '@luxe/resources';

/** An article as a list shows it. */
export type ArticleCardModel = Pick<
  ArticleSummary,
  'pagePath' | 'title' | 'standfirst' | 'author' | 'publishedAt' | 'readingMinutes'
> & {
  /** Name of the topic. */
  readonly topic: string;
  readonly picture: { readonly wide: PictureWithoutTone; readonly tall: PictureWithoutTone };
};

export type ArticlesModel = Omit<ArticleList, 'articles'> & {
  readonly articles: readonly ArticleCardModel[];
};

/** Selects the fields of a list of articles that the screen shows. */
export const articlesPart: Part<'articles', ArticlesModel> = {
  as: 'page',
  of: (list: CallResponse<'articles'>) => ({ ...list, articles: list.articles.map(toCard) }),
};

export const withoutTone = ({ url, alt, width, height }: Picture): PictureWithoutTone => ({
  url,
  alt,
  width,
  height,
});

export function toCard({ topic, picture, ...article }: ArticleSummary): ArticleCardModel {
  const { pagePath, title, standfirst, author, publishedAt, readingMinutes } = article;
  return {
    pagePath,
    title,
    standfirst,
    author,
    publishedAt,
    readingMinutes,
    topic: topic.name,
    picture: { wide: withoutTone(picture.wide), tall: withoutTone(picture.tall) },
  };
}
