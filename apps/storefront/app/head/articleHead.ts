import type { ArticleModel, ArticlesModel } from '@luxe/feature-articles';
import { feedPath } from '../routing/articleAddress.ts';
import { socialPicture, type Head } from './seo.ts';

/** Head of an article. */
export const articleHead = ({ seo, lead, pagePath, section, catalogue }: ArticleModel): Head => ({
  title: seo.title,
  description: seo.description,
  canonical: pagePath,
  catalogue,
  image: socialPicture(lead.picture.wide.url),
  type: 'article',
  feed: feedPath(section),
});

/** Head of a list of articles. The list of a topic and a further page have the address of the section. */
export const articlesHead = ({ seo, pagePath, section, articles }: ArticlesModel): Head => {
  const url = articles[0]?.picture.wide.url;
  return {
    title: seo.title,
    description: seo.description,
    canonical: pagePath,
    catalogue: 'luxury',
    image: url && socialPicture(url),
    feed: feedPath(section),
  };
};
