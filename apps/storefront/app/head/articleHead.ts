import type { ArticleModel, ArticlesModel } from '@luxe/feature-articles';
import { pictureUrl } from '@luxe/patterns/picture';
import { feedPath } from '../routing/articleAddress.ts';
import { socialPicture, type Head } from './seo.ts';
import { articleSocialPath } from './socialPaths.ts';

type HeadArticle = Pick<ArticleModel, 'lead' | 'seo' | 'articleSlug' | 'pagePath' | 'section' | 'catalogue'>;

/** Head of an article. Programs that show its picture do not run the page, so only the server computes it. */
export const articleHead = (article: HeadArticle): Head => ({
  title: article.seo.title,
  description: article.seo.description,
  canonical: article.pagePath,
  catalogue: article.catalogue,
  image: import.meta.env.SSR ? imageOf(article) : undefined,
  type: 'article',
  feed: feedPath(article.section),
});

/** The server draws pictures of the store only. */
function imageOf({ lead, section, articleSlug }: HeadArticle): string {
  const { url } = lead.picture.wide;
  return pictureUrl(url, 1200, 'webp') ? articleSocialPath(section, articleSlug) : url;
}

/** Head of a list of articles. The list of a topic and a further page have the address of the section. */
export const articlesHead = ({ seo, pagePath, section, articles }: ArticlesModel): Head => {
  const url = articles[0]?.picture.wide.url;
  return {
    title: seo.title,
    description: seo.description,
    canonical: pagePath,
    catalogue: 'luxury',
    image: import.meta.env.SSR && url ? socialPicture(url) : undefined,
    feed: feedPath(section),
  };
};
