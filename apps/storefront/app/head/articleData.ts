import type { ArticleModel } from '@luxe/feature-articles';
import icon from './favicon.svg?url&no-inline';
import { absoluteUrl, shopName, socialPicture } from './seo.ts';

/** Article structured data, for search engines. */
export function articleData(article: ArticleModel, publicOrigin: string): object {
  const { title, standfirst, author, publishedAt, changedAt, topic, lead, pagePath } = article;
  const url = absoluteUrl(pagePath, publicOrigin);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: standfirst,
    articleSection: topic.name,
    inLanguage: 'en-IN',
    image: [absoluteUrl(socialPicture(lead.picture.wide.url), publicOrigin)],
    datePublished: publishedAt,
    dateModified: changedAt ?? publishedAt,
    author: { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: {
      '@type': 'Organization',
      name: shopName,
      logo: { '@type': 'ImageObject', url: absoluteUrl(icon, publicOrigin) },
    },
    mainEntityOfPage: url,
    url,
  };
}
