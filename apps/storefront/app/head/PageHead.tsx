import { useLocation } from 'react-router-dom';
import { resolvePath, rowOf } from '../routing/resolvePath.ts';
import { useCatalogue } from '../routing/useCatalogue.ts';
import { useSettings } from '../contexts/settings.ts';
import { absoluteUrl, shopName, type Head } from './seo.ts';
import { isSocialPath, socialSize } from './socialPaths.ts';

/** URL prefix with which the native apps open a page of the shop. */
const appScheme = 'luxe://shop';

/** The head elements of a page. React moves them into `<head>`, on the server too [SEO-01]. */
export function PageHead({ title, description = title, keywords, canonical, image, ...page }: Head) {
  const { catalogue, type = 'website', feed } = page;
  useCatalogue(catalogue);
  const { publicOrigin } = useSettings();
  const { pathname } = useLocation();
  const { isIndexed = rowOf(resolvePath(pathname)).robots === undefined } = page;
  const url = absoluteUrl(canonical ?? pathname, publicOrigin);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="robots" content={isIndexed ? 'index, follow' : 'noindex'} />
      <link rel="canonical" href={url} />
      {import.meta.env.SSR && (
        <>
          {feed && <link rel="alternate" type="application/rss+xml" href={absoluteUrl(feed, publicOrigin)} />}
          <SocialMeta title={title} description={description} url={url} image={image} type={type} />
        </>
      )}
    </>
  );
}

type SocialMetaProps = Pick<Head, 'title' | 'description' | 'image'> & { url: string; type: string };

/** Tags for programs that read a page without running it. Rendered by the server only. */
function SocialMeta({ title, description, url, image, type }: SocialMetaProps) {
  const { publicOrigin } = useSettings();
  const app = appScheme + useLocation().pathname;
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={absoluteUrl(image, publicOrigin)} />}
      {image && isSocialPath(image) && (
        <>
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(socialSize.width)} />
          <meta property="og:image:height" content={String(socialSize.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta property="al:web:url" content={url} />
      <meta property="al:ios:url" content={app} />
      <meta property="al:ios:app_name" content={shopName} />
      <meta property="al:android:url" content={app} />
      <meta property="al:android:package" content="in.luxe.shop" />
      <meta property="al:android:app_name" content={shopName} />
    </>
  );
}
